/**
 * Generated from schemas/ocpi by `npm run generate`. Whether an object conforms, as functions by file name of the schema.
 * `json-schema.ts` says what an object that does not conform violates.
 */
// @ts-nocheck

import ucs2length from 'ajv/dist/runtime/ucs2length.js';
import equal from 'ajv/dist/runtime/equal.js';

const check0 = validate20;
const schema32 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"location-2.2.1.json","type":"object","properties":{"country_code":{"$ref":"types.json#/$defs/CountryAlpha2"},"party_id":{"$ref":"types.json#/$defs/PartyId"},"id":{"$ref":"types.json#/$defs/CiString","type":"string","maxLength":36},"publish":{"const":true},"name":{"$ref":"types.json#/$defs/Text","type":"string","maxLength":255},"address":{"$ref":"types.json#/$defs/Text","type":"string","maxLength":255},"city":{"$ref":"types.json#/$defs/Text","type":"string","maxLength":45},"postal_code":{"$ref":"types.json#/$defs/Text","type":"string","maxLength":10},"state":{"$ref":"types.json#/$defs/Text","type":"string","maxLength":45},"country":{"$ref":"types.json#/$defs/CountryAlpha3"},"coordinates":{"$ref":"classes.json#/$defs/GeoLocation"},"related_locations":{"type":"array","minItems":1,"items":{"$ref":"classes.json#/$defs/AdditionalGeoLocation"}},"parking_type":{"$ref":"enums.json#/$defs/ParkingType"},"evses":{"type":"array","minItems":1,"items":{"$ref":"evse-2.2.1.json"}},"directions":{"type":"array","minItems":1,"items":{"$ref":"classes.json#/$defs/DisplayText"}},"operator":{"$ref":"classes.json#/$defs/BusinessDetails"},"suboperator":{"$ref":"classes.json#/$defs/BusinessDetails"},"owner":{"$ref":"classes.json#/$defs/BusinessDetails"},"facilities":{"type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"enums.json#/$defs/Facility"}},"time_zone":{"$ref":"types.json#/$defs/TimeZone"},"opening_times":{"$ref":"classes.json#/$defs/Hours"},"charging_when_closed":{"type":"boolean"},"images":{"type":"array","minItems":1,"items":{"$ref":"classes.json#/$defs/Image"}},"energy_mix":{"$ref":"classes.json#/$defs/EnergyMix"},"last_updated":{"$ref":"types.json#/$defs/DateTime"}},"required":["country_code","party_id","id","publish","address","city","country","coordinates","time_zone","last_updated"],"additionalProperties":false};
const schema54 = {"enum":["ALONG_MOTORWAY","PARKING_GARAGE","PARKING_LOT","ON_DRIVEWAY","ON_STREET","UNDERGROUND_GARAGE"]};
const schema98 = {"enum":["HOTEL","RESTAURANT","CAFE","MALL","SUPERMARKET","SPORT","RECREATION_AREA","NATURE","MUSEUM","BIKE_SHARING","BUS_STOP","TAXI_STAND","TRAM_STOP","METRO_STATION","TRAIN_STATION","AIRPORT","PARKING_LOT","CARPOOL_PARKING","FUEL_STATION","WIFI"]};
const func1 = Object.prototype.hasOwnProperty;
const func2 = (ucs2length.default ?? ucs2length);
const func0 = (equal.default ?? equal);
const pattern4 = new RegExp("^[A-Z]{2}$", "u");
const pattern5 = new RegExp("^[A-Za-z0-9]{3}$", "u");
const pattern6 = new RegExp("^[!-~](?:[ -~]*[!-~])?$", "u");
const pattern7 = new RegExp("^[^\\s\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF](?:[^\\u0000-\\u001F\\u007F-\\u009F\\u2028\\u2029\\uD800-\\uDFFF]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF])?$", "u");
const pattern12 = new RegExp("^[A-Z]{3}$", "u");
const pattern44 = new RegExp("^[A-Z][A-Za-z0-9_+-]*(?:/[A-Za-z0-9_+-]+)*$", "u");
const pattern21 = new RegExp("^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]{3})?Z$", "u");
const pattern13 = new RegExp("^-?(?:[1-8]?[0-9]\\.[0-9]{6}|90\\.0{6})$", "u");
const pattern14 = new RegExp("^-?(?:(?:[1-9]?[0-9]|1[0-7][0-9])\\.[0-9]{6}|180\\.0{6})$", "u");

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.latitude === undefined) && (missing0 = "latitude")) || ((data.longitude === undefined) && (missing0 = "longitude"))){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "latitude") || (key0 === "longitude"))){
validate24.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.latitude !== undefined){
let data0 = data.latitude;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern13.test(data0)){
validate24.errors = [{instancePath:instancePath+"/latitude",schemaPath:"types.json#/$defs/Latitude/pattern",keyword:"pattern",params:{pattern: "^-?(?:[1-8]?[0-9]\\.[0-9]{6}|90\\.0{6})$"}}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/latitude",schemaPath:"types.json#/$defs/Latitude/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.longitude !== undefined){
let data1 = data.longitude;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern14.test(data1)){
validate24.errors = [{instancePath:instancePath+"/longitude",schemaPath:"types.json#/$defs/Longitude/pattern",keyword:"pattern",params:{pattern: "^-?(?:(?:[1-9]?[0-9]|1[0-7][0-9])\\.[0-9]{6}|180\\.0{6})$"}}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/longitude",schemaPath:"types.json#/$defs/Longitude/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern17 = new RegExp("^[a-z]{2}$", "u");

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.language === undefined) && (missing0 = "language")) || ((data.text === undefined) && (missing0 = "text"))){
validate27.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "language") || (key0 === "text"))){
validate27.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.language !== undefined){
let data0 = data.language;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern17.test(data0)){
validate27.errors = [{instancePath:instancePath+"/language",schemaPath:"types.json#/$defs/Language/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2}$"}}];
return false;
}
}
else {
validate27.errors = [{instancePath:instancePath+"/language",schemaPath:"types.json#/$defs/Language/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
let data1 = data.text;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern7.test(data1)){
validate27.errors = [{instancePath:instancePath+"/text",schemaPath:"types.json#/$defs/Text/pattern",keyword:"pattern",params:{pattern: "^[^\\s\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF](?:[^\\u0000-\\u001F\\u007F-\\u009F\\u2028\\u2029\\uD800-\\uDFFF]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF])?$"}}];
return false;
}
}
else {
validate27.errors = [{instancePath:instancePath+"/text",schemaPath:"types.json#/$defs/Text/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
if(errors === _errs5){
if(typeof data1 === "string"){
if(func2(data1) > 512){
validate27.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 512}}];
return false;
}
}
else {
validate27.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.latitude === undefined) && (missing0 = "latitude")) || ((data.longitude === undefined) && (missing0 = "longitude"))){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "latitude") || (key0 === "longitude")) || (key0 === "name"))){
validate26.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.latitude !== undefined){
let data0 = data.latitude;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern13.test(data0)){
validate26.errors = [{instancePath:instancePath+"/latitude",schemaPath:"types.json#/$defs/Latitude/pattern",keyword:"pattern",params:{pattern: "^-?(?:[1-8]?[0-9]\\.[0-9]{6}|90\\.0{6})$"}}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/latitude",schemaPath:"types.json#/$defs/Latitude/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.longitude !== undefined){
let data1 = data.longitude;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern14.test(data1)){
validate26.errors = [{instancePath:instancePath+"/longitude",schemaPath:"types.json#/$defs/Longitude/pattern",keyword:"pattern",params:{pattern: "^-?(?:(?:[1-9]?[0-9]|1[0-7][0-9])\\.[0-9]{6}|180\\.0{6})$"}}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/longitude",schemaPath:"types.json#/$defs/Longitude/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs8 = errors;
if(!(validate27(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema55 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"evse-2.2.1.json","type":"object","properties":{"uid":{"$ref":"types.json#/$defs/CiString","type":"string","maxLength":36},"evse_id":{"$ref":"types.json#/$defs/CiString","type":"string","maxLength":48},"status":{"$ref":"enums.json#/$defs/Status"},"status_schedule":{"type":"array","minItems":1,"items":{"$ref":"classes.json#/$defs/StatusSchedule"}},"capabilities":{"type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"enums.json#/$defs/Capability"}},"connectors":{"type":"array","minItems":1,"items":{"$ref":"connector-2.2.1.json"}},"floor_level":{"$ref":"types.json#/$defs/Text","type":"string","maxLength":4},"coordinates":{"$ref":"classes.json#/$defs/GeoLocation"},"physical_reference":{"$ref":"types.json#/$defs/Text","type":"string","maxLength":16},"directions":{"type":"array","minItems":1,"items":{"$ref":"classes.json#/$defs/DisplayText"}},"parking_restrictions":{"type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"enums.json#/$defs/ParkingRestriction"}},"images":{"type":"array","minItems":1,"items":{"$ref":"classes.json#/$defs/Image"}},"last_updated":{"$ref":"types.json#/$defs/DateTime"}},"required":["uid","status","connectors","last_updated"],"additionalProperties":false};
const schema58 = {"enum":["AVAILABLE","BLOCKED","CHARGING","INOPERATIVE","OUTOFORDER","PLANNED","REMOVED","RESERVED","UNKNOWN"]};
const schema63 = {"enum":["CHARGING_PROFILE_CAPABLE","CHARGING_PREFERENCES_CAPABLE","CHIP_CARD_SUPPORT","CONTACTLESS_CARD_SUPPORT","CREDIT_CARD_PAYABLE","DEBIT_CARD_PAYABLE","PED_TERMINAL","REMOTE_START_STOP_CAPABLE","RESERVABLE","RFID_READER","START_SESSION_CONNECTOR_REQUIRED","TOKEN_GROUP_CAPABLE","UNLOCK_CAPABLE"]};
const schema80 = {"enum":["EV_ONLY","PLUGGED","DISABLED","CUSTOMERS","MOTORCYCLES"]};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.period_begin === undefined) && (missing0 = "period_begin")) || ((data.status === undefined) && (missing0 = "status"))){
validate32.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "period_begin") || (key0 === "period_end")) || (key0 === "status"))){
validate32.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.period_begin !== undefined){
let data0 = data.period_begin;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern21.test(data0)){
validate32.errors = [{instancePath:instancePath+"/period_begin",schemaPath:"types.json#/$defs/DateTime/pattern",keyword:"pattern",params:{pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]{3})?Z$"}}];
return false;
}
}
else {
validate32.errors = [{instancePath:instancePath+"/period_begin",schemaPath:"types.json#/$defs/DateTime/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.period_end !== undefined){
let data1 = data.period_end;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern21.test(data1)){
validate32.errors = [{instancePath:instancePath+"/period_end",schemaPath:"types.json#/$defs/DateTime/pattern",keyword:"pattern",params:{pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]{3})?Z$"}}];
return false;
}
}
else {
validate32.errors = [{instancePath:instancePath+"/period_end",schemaPath:"types.json#/$defs/DateTime/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs8 = errors;
if(!(((((((((data2 === "AVAILABLE") || (data2 === "BLOCKED")) || (data2 === "CHARGING")) || (data2 === "INOPERATIVE")) || (data2 === "OUTOFORDER")) || (data2 === "PLANNED")) || (data2 === "REMOVED")) || (data2 === "RESERVED")) || (data2 === "UNKNOWN"))){
validate32.errors = [{instancePath:instancePath+"/status",schemaPath:"enums.json#/$defs/Status/enum",keyword:"enum",params:{allowedValues: schema58.enum}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema64 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"connector-2.2.1.json","type":"object","properties":{"id":{"$ref":"types.json#/$defs/CiString","type":"string","maxLength":36},"standard":{"$ref":"enums.json#/$defs/ConnectorType"},"format":{"$ref":"enums.json#/$defs/ConnectorFormat"},"power_type":{"$ref":"enums.json#/$defs/PowerType"},"max_voltage":{"type":"integer","minimum":0},"max_amperage":{"type":"integer","minimum":0},"max_electric_power":{"type":"integer","minimum":0},"tariff_ids":{"type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"types.json#/$defs/CiString","type":"string","maxLength":36}},"terms_and_conditions":{"$ref":"types.json#/$defs/URL"},"last_updated":{"$ref":"types.json#/$defs/DateTime"}},"required":["id","standard","format","power_type","max_voltage","max_amperage","last_updated"],"additionalProperties":false};
const schema66 = {"enum":["CHADEMO","CHAOJI","DOMESTIC_A","DOMESTIC_B","DOMESTIC_C","DOMESTIC_D","DOMESTIC_E","DOMESTIC_F","DOMESTIC_G","DOMESTIC_H","DOMESTIC_I","DOMESTIC_J","DOMESTIC_K","DOMESTIC_L","DOMESTIC_M","DOMESTIC_N","DOMESTIC_O","GBT_AC","GBT_DC","IEC_60309_2_single_16","IEC_60309_2_three_16","IEC_60309_2_three_32","IEC_60309_2_three_64","IEC_62196_T1","IEC_62196_T1_COMBO","IEC_62196_T2","IEC_62196_T2_COMBO","IEC_62196_T3A","IEC_62196_T3C","NEMA_5_20","NEMA_6_30","NEMA_6_50","NEMA_10_30","NEMA_10_50","NEMA_14_30","NEMA_14_50","PANTOGRAPH_BOTTOM_UP","PANTOGRAPH_TOP_DOWN","TESLA_R","TESLA_S"]};
const schema67 = {"enum":["SOCKET","CABLE"]};
const schema68 = {"enum":["AC_1_PHASE","AC_2_PHASE","AC_2_PHASE_SPLIT","AC_3_PHASE","DC"]};
const pattern25 = new RegExp("^https?://[A-Za-z0-9\\[](?:[A-Za-z0-9._~:/?#\\[\\]@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*$", "u");

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="connector-2.2.1.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.standard === undefined) && (missing0 = "standard"))) || ((data.format === undefined) && (missing0 = "format"))) || ((data.power_type === undefined) && (missing0 = "power_type"))) || ((data.max_voltage === undefined) && (missing0 = "max_voltage"))) || ((data.max_amperage === undefined) && (missing0 = "max_amperage"))) || ((data.last_updated === undefined) && (missing0 = "last_updated"))){
validate34.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema64.properties, key0))){
validate34.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
validate34.errors = [{instancePath:instancePath+"/id",schemaPath:"types.json#/$defs/CiString/pattern",keyword:"pattern",params:{pattern: "^[!-~](?:[ -~]*[!-~])?$"}}];
return false;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/id",schemaPath:"types.json#/$defs/CiString/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(func2(data0) > 36){
validate34.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 36}}];
return false;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.standard !== undefined){
let data1 = data.standard;
const _errs6 = errors;
if(!((((((((((((((((((((((((((((((((((((((((data1 === "CHADEMO") || (data1 === "CHAOJI")) || (data1 === "DOMESTIC_A")) || (data1 === "DOMESTIC_B")) || (data1 === "DOMESTIC_C")) || (data1 === "DOMESTIC_D")) || (data1 === "DOMESTIC_E")) || (data1 === "DOMESTIC_F")) || (data1 === "DOMESTIC_G")) || (data1 === "DOMESTIC_H")) || (data1 === "DOMESTIC_I")) || (data1 === "DOMESTIC_J")) || (data1 === "DOMESTIC_K")) || (data1 === "DOMESTIC_L")) || (data1 === "DOMESTIC_M")) || (data1 === "DOMESTIC_N")) || (data1 === "DOMESTIC_O")) || (data1 === "GBT_AC")) || (data1 === "GBT_DC")) || (data1 === "IEC_60309_2_single_16")) || (data1 === "IEC_60309_2_three_16")) || (data1 === "IEC_60309_2_three_32")) || (data1 === "IEC_60309_2_three_64")) || (data1 === "IEC_62196_T1")) || (data1 === "IEC_62196_T1_COMBO")) || (data1 === "IEC_62196_T2")) || (data1 === "IEC_62196_T2_COMBO")) || (data1 === "IEC_62196_T3A")) || (data1 === "IEC_62196_T3C")) || (data1 === "NEMA_5_20")) || (data1 === "NEMA_6_30")) || (data1 === "NEMA_6_50")) || (data1 === "NEMA_10_30")) || (data1 === "NEMA_10_50")) || (data1 === "NEMA_14_30")) || (data1 === "NEMA_14_50")) || (data1 === "PANTOGRAPH_BOTTOM_UP")) || (data1 === "PANTOGRAPH_TOP_DOWN")) || (data1 === "TESLA_R")) || (data1 === "TESLA_S"))){
validate34.errors = [{instancePath:instancePath+"/standard",schemaPath:"enums.json#/$defs/ConnectorType/enum",keyword:"enum",params:{allowedValues: schema66.enum}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.format !== undefined){
let data2 = data.format;
const _errs8 = errors;
if(!((data2 === "SOCKET") || (data2 === "CABLE"))){
validate34.errors = [{instancePath:instancePath+"/format",schemaPath:"enums.json#/$defs/ConnectorFormat/enum",keyword:"enum",params:{allowedValues: schema67.enum}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.power_type !== undefined){
let data3 = data.power_type;
const _errs10 = errors;
if(!(((((data3 === "AC_1_PHASE") || (data3 === "AC_2_PHASE")) || (data3 === "AC_2_PHASE_SPLIT")) || (data3 === "AC_3_PHASE")) || (data3 === "DC"))){
validate34.errors = [{instancePath:instancePath+"/power_type",schemaPath:"enums.json#/$defs/PowerType/enum",keyword:"enum",params:{allowedValues: schema68.enum}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_voltage !== undefined){
let data4 = data.max_voltage;
const _errs12 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate34.errors = [{instancePath:instancePath+"/max_voltage",schemaPath:"#/properties/max_voltage/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate34.errors = [{instancePath:instancePath+"/max_voltage",schemaPath:"#/properties/max_voltage/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_amperage !== undefined){
let data5 = data.max_amperage;
const _errs14 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate34.errors = [{instancePath:instancePath+"/max_amperage",schemaPath:"#/properties/max_amperage/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs14){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate34.errors = [{instancePath:instancePath+"/max_amperage",schemaPath:"#/properties/max_amperage/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_electric_power !== undefined){
let data6 = data.max_electric_power;
const _errs16 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate34.errors = [{instancePath:instancePath+"/max_electric_power",schemaPath:"#/properties/max_electric_power/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs16){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate34.errors = [{instancePath:instancePath+"/max_electric_power",schemaPath:"#/properties/max_electric_power/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tariff_ids !== undefined){
let data7 = data.tariff_ids;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data7)){
if(data7.length < 1){
validate34.errors = [{instancePath:instancePath+"/tariff_ids",schemaPath:"#/properties/tariff_ids/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid5 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data8 === "string"){
if(!pattern6.test(data8)){
validate34.errors = [{instancePath:instancePath+"/tariff_ids/" + i0,schemaPath:"types.json#/$defs/CiString/pattern",keyword:"pattern",params:{pattern: "^[!-~](?:[ -~]*[!-~])?$"}}];
return false;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/tariff_ids/" + i0,schemaPath:"types.json#/$defs/CiString/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
if(errors === _errs20){
if(typeof data8 === "string"){
if(func2(data8) > 36){
validate34.errors = [{instancePath:instancePath+"/tariff_ids/" + i0,schemaPath:"#/properties/tariff_ids/items/maxLength",keyword:"maxLength",params:{limit: 36}}];
return false;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/tariff_ids/" + i0,schemaPath:"#/properties/tariff_ids/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid5 = _errs20 === errors;
if(!valid5){
break;
}
}
if(valid5){
let i1 = data7.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data7[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate34.errors = [{instancePath:instancePath+"/tariff_ids",schemaPath:"#/properties/tariff_ids/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/tariff_ids",schemaPath:"#/properties/tariff_ids/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.terms_and_conditions !== undefined){
let data9 = data.terms_and_conditions;
const _errs24 = errors;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data9 === "string"){
if(func2(data9) > 255){
validate34.errors = [{instancePath:instancePath+"/terms_and_conditions",schemaPath:"types.json#/$defs/URL/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
else {
if(!pattern25.test(data9)){
validate34.errors = [{instancePath:instancePath+"/terms_and_conditions",schemaPath:"types.json#/$defs/URL/pattern",keyword:"pattern",params:{pattern: "^https?://[A-Za-z0-9\\[](?:[A-Za-z0-9._~:/?#\\[\\]@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*$"}}];
return false;
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/terms_and_conditions",schemaPath:"types.json#/$defs/URL/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_updated !== undefined){
let data10 = data.last_updated;
const _errs27 = errors;
const _errs28 = errors;
if(errors === _errs28){
if(typeof data10 === "string"){
if(!pattern21.test(data10)){
validate34.errors = [{instancePath:instancePath+"/last_updated",schemaPath:"types.json#/$defs/DateTime/pattern",keyword:"pattern",params:{pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]{3})?Z$"}}];
return false;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/last_updated",schemaPath:"types.json#/$defs/DateTime/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate34.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.latitude === undefined) && (missing0 = "latitude")) || ((data.longitude === undefined) && (missing0 = "longitude"))){
validate36.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "latitude") || (key0 === "longitude"))){
validate36.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.latitude !== undefined){
let data0 = data.latitude;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern13.test(data0)){
validate36.errors = [{instancePath:instancePath+"/latitude",schemaPath:"types.json#/$defs/Latitude/pattern",keyword:"pattern",params:{pattern: "^-?(?:[1-8]?[0-9]\\.[0-9]{6}|90\\.0{6})$"}}];
return false;
}
}
else {
validate36.errors = [{instancePath:instancePath+"/latitude",schemaPath:"types.json#/$defs/Latitude/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.longitude !== undefined){
let data1 = data.longitude;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern14.test(data1)){
validate36.errors = [{instancePath:instancePath+"/longitude",schemaPath:"types.json#/$defs/Longitude/pattern",keyword:"pattern",params:{pattern: "^-?(?:(?:[1-9]?[0-9]|1[0-7][0-9])\\.[0-9]{6}|180\\.0{6})$"}}];
return false;
}
}
else {
validate36.errors = [{instancePath:instancePath+"/longitude",schemaPath:"types.json#/$defs/Longitude/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.language === undefined) && (missing0 = "language")) || ((data.text === undefined) && (missing0 = "text"))){
validate38.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "language") || (key0 === "text"))){
validate38.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.language !== undefined){
let data0 = data.language;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern17.test(data0)){
validate38.errors = [{instancePath:instancePath+"/language",schemaPath:"types.json#/$defs/Language/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2}$"}}];
return false;
}
}
else {
validate38.errors = [{instancePath:instancePath+"/language",schemaPath:"types.json#/$defs/Language/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
let data1 = data.text;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern7.test(data1)){
validate38.errors = [{instancePath:instancePath+"/text",schemaPath:"types.json#/$defs/Text/pattern",keyword:"pattern",params:{pattern: "^[^\\s\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF](?:[^\\u0000-\\u001F\\u007F-\\u009F\\u2028\\u2029\\uD800-\\uDFFF]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF])?$"}}];
return false;
}
}
else {
validate38.errors = [{instancePath:instancePath+"/text",schemaPath:"types.json#/$defs/Text/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
if(errors === _errs5){
if(typeof data1 === "string"){
if(func2(data1) > 512){
validate38.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 512}}];
return false;
}
}
else {
validate38.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema84 = {"enum":["CHARGER","ENTRANCE","LOCATION","NETWORK","OPERATOR","OTHER","OWNER"]};
const pattern35 = new RegExp("^[A-Za-z0-9]{1,4}$", "u");

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.url === undefined) && (missing0 = "url")) || ((data.category === undefined) && (missing0 = "category"))) || ((data.type === undefined) && (missing0 = "type"))){
validate40.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "url") || (key0 === "thumbnail")) || (key0 === "category")) || (key0 === "type")) || (key0 === "width")) || (key0 === "height"))){
validate40.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.url !== undefined){
let data0 = data.url;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func2(data0) > 255){
validate40.errors = [{instancePath:instancePath+"/url",schemaPath:"types.json#/$defs/URL/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
else {
if(!pattern25.test(data0)){
validate40.errors = [{instancePath:instancePath+"/url",schemaPath:"types.json#/$defs/URL/pattern",keyword:"pattern",params:{pattern: "^https?://[A-Za-z0-9\\[](?:[A-Za-z0-9._~:/?#\\[\\]@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*$"}}];
return false;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/url",schemaPath:"types.json#/$defs/URL/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thumbnail !== undefined){
let data1 = data.thumbnail;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func2(data1) > 255){
validate40.errors = [{instancePath:instancePath+"/thumbnail",schemaPath:"types.json#/$defs/URL/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
else {
if(!pattern25.test(data1)){
validate40.errors = [{instancePath:instancePath+"/thumbnail",schemaPath:"types.json#/$defs/URL/pattern",keyword:"pattern",params:{pattern: "^https?://[A-Za-z0-9\\[](?:[A-Za-z0-9._~:/?#\\[\\]@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*$"}}];
return false;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/thumbnail",schemaPath:"types.json#/$defs/URL/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.category !== undefined){
let data2 = data.category;
const _errs8 = errors;
if(!(((((((data2 === "CHARGER") || (data2 === "ENTRANCE")) || (data2 === "LOCATION")) || (data2 === "NETWORK")) || (data2 === "OPERATOR")) || (data2 === "OTHER")) || (data2 === "OWNER"))){
validate40.errors = [{instancePath:instancePath+"/category",schemaPath:"enums.json#/$defs/ImageCategory/enum",keyword:"enum",params:{allowedValues: schema84.enum}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data3 = data.type;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(!pattern35.test(data3)){
validate40.errors = [{instancePath:instancePath+"/type",schemaPath:"types.json#/$defs/ImageType/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]{1,4}$"}}];
return false;
}
}
else {
validate40.errors = [{instancePath:instancePath+"/type",schemaPath:"types.json#/$defs/ImageType/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
let data4 = data.width;
const _errs13 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate40.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs13){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 99999 || isNaN(data4)){
validate40.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate40.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.height !== undefined){
let data5 = data.height;
const _errs15 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate40.errors = [{instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs15){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 99999 || isNaN(data5)){
validate40.errors = [{instancePath:instancePath+"/height",schemaPath:"#/properties/height/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999}}];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate40.errors = [{instancePath:instancePath+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="evse-2.2.1.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.uid === undefined) && (missing0 = "uid")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.connectors === undefined) && (missing0 = "connectors"))) || ((data.last_updated === undefined) && (missing0 = "last_updated"))){
validate31.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema55.properties, key0))){
validate31.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.uid !== undefined){
let data0 = data.uid;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
validate31.errors = [{instancePath:instancePath+"/uid",schemaPath:"types.json#/$defs/CiString/pattern",keyword:"pattern",params:{pattern: "^[!-~](?:[ -~]*[!-~])?$"}}];
return false;
}
}
else {
validate31.errors = [{instancePath:instancePath+"/uid",schemaPath:"types.json#/$defs/CiString/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(func2(data0) > 36){
validate31.errors = [{instancePath:instancePath+"/uid",schemaPath:"#/properties/uid/maxLength",keyword:"maxLength",params:{limit: 36}}];
return false;
}
}
else {
validate31.errors = [{instancePath:instancePath+"/uid",schemaPath:"#/properties/uid/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.evse_id !== undefined){
let data1 = data.evse_id;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data1 === "string"){
if(!pattern6.test(data1)){
validate31.errors = [{instancePath:instancePath+"/evse_id",schemaPath:"types.json#/$defs/CiString/pattern",keyword:"pattern",params:{pattern: "^[!-~](?:[ -~]*[!-~])?$"}}];
return false;
}
}
else {
validate31.errors = [{instancePath:instancePath+"/evse_id",schemaPath:"types.json#/$defs/CiString/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
if(errors === _errs6){
if(typeof data1 === "string"){
if(func2(data1) > 48){
validate31.errors = [{instancePath:instancePath+"/evse_id",schemaPath:"#/properties/evse_id/maxLength",keyword:"maxLength",params:{limit: 48}}];
return false;
}
}
else {
validate31.errors = [{instancePath:instancePath+"/evse_id",schemaPath:"#/properties/evse_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs10 = errors;
if(!(((((((((data2 === "AVAILABLE") || (data2 === "BLOCKED")) || (data2 === "CHARGING")) || (data2 === "INOPERATIVE")) || (data2 === "OUTOFORDER")) || (data2 === "PLANNED")) || (data2 === "REMOVED")) || (data2 === "RESERVED")) || (data2 === "UNKNOWN"))){
validate31.errors = [{instancePath:instancePath+"/status",schemaPath:"enums.json#/$defs/Status/enum",keyword:"enum",params:{allowedValues: schema58.enum}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status_schedule !== undefined){
let data3 = data.status_schedule;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data3)){
if(data3.length < 1){
validate31.errors = [{instancePath:instancePath+"/status_schedule",schemaPath:"#/properties/status_schedule/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid4 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs14 = errors;
if(!(validate32(data3[i0], {instancePath:instancePath+"/status_schedule/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var valid4 = _errs14 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/status_schedule",schemaPath:"#/properties/status_schedule/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.capabilities !== undefined){
let data5 = data.capabilities;
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data5)){
if(data5.length < 1){
validate31.errors = [{instancePath:instancePath+"/capabilities",schemaPath:"#/properties/capabilities/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid5 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
const _errs17 = errors;
if(!(((((((((((((data6 === "CHARGING_PROFILE_CAPABLE") || (data6 === "CHARGING_PREFERENCES_CAPABLE")) || (data6 === "CHIP_CARD_SUPPORT")) || (data6 === "CONTACTLESS_CARD_SUPPORT")) || (data6 === "CREDIT_CARD_PAYABLE")) || (data6 === "DEBIT_CARD_PAYABLE")) || (data6 === "PED_TERMINAL")) || (data6 === "REMOTE_START_STOP_CAPABLE")) || (data6 === "RESERVABLE")) || (data6 === "RFID_READER")) || (data6 === "START_SESSION_CONNECTOR_REQUIRED")) || (data6 === "TOKEN_GROUP_CAPABLE")) || (data6 === "UNLOCK_CAPABLE"))){
validate31.errors = [{instancePath:instancePath+"/capabilities/" + i1,schemaPath:"enums.json#/$defs/Capability/enum",keyword:"enum",params:{allowedValues: schema63.enum}}];
return false;
}
var valid5 = _errs17 === errors;
if(!valid5){
break;
}
}
if(valid5){
let i2 = data5.length;
let j0;
if(i2 > 1){
outer0:
for(;i2--;){
for(j0 = i2; j0--;){
if(func0(data5[i2], data5[j0])){
validate31.errors = [{instancePath:instancePath+"/capabilities",schemaPath:"#/properties/capabilities/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0}}];
return false;
break outer0;
}
}
}
}
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/capabilities",schemaPath:"#/properties/capabilities/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.connectors !== undefined){
let data7 = data.connectors;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data7)){
if(data7.length < 1){
validate31.errors = [{instancePath:instancePath+"/connectors",schemaPath:"#/properties/connectors/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid8 = true;
const len2 = data7.length;
for(let i3=0; i3<len2; i3++){
const _errs21 = errors;
if(!(validate34(data7[i3], {instancePath:instancePath+"/connectors/" + i3,parentData:data7,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid8 = _errs21 === errors;
if(!valid8){
break;
}
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/connectors",schemaPath:"#/properties/connectors/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.floor_level !== undefined){
let data9 = data.floor_level;
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data9 === "string"){
if(!pattern7.test(data9)){
validate31.errors = [{instancePath:instancePath+"/floor_level",schemaPath:"types.json#/$defs/Text/pattern",keyword:"pattern",params:{pattern: "^[^\\s\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF](?:[^\\u0000-\\u001F\\u007F-\\u009F\\u2028\\u2029\\uD800-\\uDFFF]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF])?$"}}];
return false;
}
}
else {
validate31.errors = [{instancePath:instancePath+"/floor_level",schemaPath:"types.json#/$defs/Text/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
if(errors === _errs22){
if(typeof data9 === "string"){
if(func2(data9) > 4){
validate31.errors = [{instancePath:instancePath+"/floor_level",schemaPath:"#/properties/floor_level/maxLength",keyword:"maxLength",params:{limit: 4}}];
return false;
}
}
else {
validate31.errors = [{instancePath:instancePath+"/floor_level",schemaPath:"#/properties/floor_level/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.coordinates !== undefined){
const _errs26 = errors;
if(!(validate36(data.coordinates, {instancePath:instancePath+"/coordinates",parentData:data,parentDataProperty:"coordinates",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.physical_reference !== undefined){
let data11 = data.physical_reference;
const _errs27 = errors;
const _errs28 = errors;
if(errors === _errs28){
if(typeof data11 === "string"){
if(!pattern7.test(data11)){
validate31.errors = [{instancePath:instancePath+"/physical_reference",schemaPath:"types.json#/$defs/Text/pattern",keyword:"pattern",params:{pattern: "^[^\\s\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF](?:[^\\u0000-\\u001F\\u007F-\\u009F\\u2028\\u2029\\uD800-\\uDFFF]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF])?$"}}];
return false;
}
}
else {
validate31.errors = [{instancePath:instancePath+"/physical_reference",schemaPath:"types.json#/$defs/Text/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
if(errors === _errs27){
if(typeof data11 === "string"){
if(func2(data11) > 16){
validate31.errors = [{instancePath:instancePath+"/physical_reference",schemaPath:"#/properties/physical_reference/maxLength",keyword:"maxLength",params:{limit: 16}}];
return false;
}
}
else {
validate31.errors = [{instancePath:instancePath+"/physical_reference",schemaPath:"#/properties/physical_reference/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.directions !== undefined){
let data12 = data.directions;
const _errs31 = errors;
if(errors === _errs31){
if(Array.isArray(data12)){
if(data12.length < 1){
validate31.errors = [{instancePath:instancePath+"/directions",schemaPath:"#/properties/directions/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid11 = true;
const len3 = data12.length;
for(let i4=0; i4<len3; i4++){
const _errs33 = errors;
if(!(validate38(data12[i4], {instancePath:instancePath+"/directions/" + i4,parentData:data12,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid11 = _errs33 === errors;
if(!valid11){
break;
}
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/directions",schemaPath:"#/properties/directions/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parking_restrictions !== undefined){
let data14 = data.parking_restrictions;
const _errs34 = errors;
if(errors === _errs34){
if(Array.isArray(data14)){
if(data14.length < 1){
validate31.errors = [{instancePath:instancePath+"/parking_restrictions",schemaPath:"#/properties/parking_restrictions/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid12 = true;
const len4 = data14.length;
for(let i5=0; i5<len4; i5++){
let data15 = data14[i5];
const _errs36 = errors;
if(!(((((data15 === "EV_ONLY") || (data15 === "PLUGGED")) || (data15 === "DISABLED")) || (data15 === "CUSTOMERS")) || (data15 === "MOTORCYCLES"))){
validate31.errors = [{instancePath:instancePath+"/parking_restrictions/" + i5,schemaPath:"enums.json#/$defs/ParkingRestriction/enum",keyword:"enum",params:{allowedValues: schema80.enum}}];
return false;
}
var valid12 = _errs36 === errors;
if(!valid12){
break;
}
}
if(valid12){
let i6 = data14.length;
let j1;
if(i6 > 1){
outer1:
for(;i6--;){
for(j1 = i6; j1--;){
if(func0(data14[i6], data14[j1])){
validate31.errors = [{instancePath:instancePath+"/parking_restrictions",schemaPath:"#/properties/parking_restrictions/uniqueItems",keyword:"uniqueItems",params:{i: i6, j: j1}}];
return false;
break outer1;
}
}
}
}
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/parking_restrictions",schemaPath:"#/properties/parking_restrictions/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.images !== undefined){
let data16 = data.images;
const _errs38 = errors;
if(errors === _errs38){
if(Array.isArray(data16)){
if(data16.length < 1){
validate31.errors = [{instancePath:instancePath+"/images",schemaPath:"#/properties/images/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid15 = true;
const len5 = data16.length;
for(let i7=0; i7<len5; i7++){
const _errs40 = errors;
if(!(validate40(data16[i7], {instancePath:instancePath+"/images/" + i7,parentData:data16,parentDataProperty:i7,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var valid15 = _errs40 === errors;
if(!valid15){
break;
}
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_updated !== undefined){
let data18 = data.last_updated;
const _errs41 = errors;
const _errs42 = errors;
if(errors === _errs42){
if(typeof data18 === "string"){
if(!pattern21.test(data18)){
validate31.errors = [{instancePath:instancePath+"/last_updated",schemaPath:"types.json#/$defs/DateTime/pattern",keyword:"pattern",params:{pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]{3})?Z$"}}];
return false;
}
}
else {
validate31.errors = [{instancePath:instancePath+"/last_updated",schemaPath:"types.json#/$defs/DateTime/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.language === undefined) && (missing0 = "language")) || ((data.text === undefined) && (missing0 = "text"))){
validate43.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "language") || (key0 === "text"))){
validate43.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.language !== undefined){
let data0 = data.language;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern17.test(data0)){
validate43.errors = [{instancePath:instancePath+"/language",schemaPath:"types.json#/$defs/Language/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2}$"}}];
return false;
}
}
else {
validate43.errors = [{instancePath:instancePath+"/language",schemaPath:"types.json#/$defs/Language/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
let data1 = data.text;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern7.test(data1)){
validate43.errors = [{instancePath:instancePath+"/text",schemaPath:"types.json#/$defs/Text/pattern",keyword:"pattern",params:{pattern: "^[^\\s\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF](?:[^\\u0000-\\u001F\\u007F-\\u009F\\u2028\\u2029\\uD800-\\uDFFF]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF])?$"}}];
return false;
}
}
else {
validate43.errors = [{instancePath:instancePath+"/text",schemaPath:"types.json#/$defs/Text/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
if(errors === _errs5){
if(typeof data1 === "string"){
if(func2(data1) > 512){
validate43.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 512}}];
return false;
}
}
else {
validate43.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate43.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.url === undefined) && (missing0 = "url")) || ((data.category === undefined) && (missing0 = "category"))) || ((data.type === undefined) && (missing0 = "type"))){
validate46.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "url") || (key0 === "thumbnail")) || (key0 === "category")) || (key0 === "type")) || (key0 === "width")) || (key0 === "height"))){
validate46.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.url !== undefined){
let data0 = data.url;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func2(data0) > 255){
validate46.errors = [{instancePath:instancePath+"/url",schemaPath:"types.json#/$defs/URL/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
else {
if(!pattern25.test(data0)){
validate46.errors = [{instancePath:instancePath+"/url",schemaPath:"types.json#/$defs/URL/pattern",keyword:"pattern",params:{pattern: "^https?://[A-Za-z0-9\\[](?:[A-Za-z0-9._~:/?#\\[\\]@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*$"}}];
return false;
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/url",schemaPath:"types.json#/$defs/URL/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thumbnail !== undefined){
let data1 = data.thumbnail;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func2(data1) > 255){
validate46.errors = [{instancePath:instancePath+"/thumbnail",schemaPath:"types.json#/$defs/URL/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
else {
if(!pattern25.test(data1)){
validate46.errors = [{instancePath:instancePath+"/thumbnail",schemaPath:"types.json#/$defs/URL/pattern",keyword:"pattern",params:{pattern: "^https?://[A-Za-z0-9\\[](?:[A-Za-z0-9._~:/?#\\[\\]@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*$"}}];
return false;
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/thumbnail",schemaPath:"types.json#/$defs/URL/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.category !== undefined){
let data2 = data.category;
const _errs8 = errors;
if(!(((((((data2 === "CHARGER") || (data2 === "ENTRANCE")) || (data2 === "LOCATION")) || (data2 === "NETWORK")) || (data2 === "OPERATOR")) || (data2 === "OTHER")) || (data2 === "OWNER"))){
validate46.errors = [{instancePath:instancePath+"/category",schemaPath:"enums.json#/$defs/ImageCategory/enum",keyword:"enum",params:{allowedValues: schema84.enum}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data3 = data.type;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(!pattern35.test(data3)){
validate46.errors = [{instancePath:instancePath+"/type",schemaPath:"types.json#/$defs/ImageType/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]{1,4}$"}}];
return false;
}
}
else {
validate46.errors = [{instancePath:instancePath+"/type",schemaPath:"types.json#/$defs/ImageType/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
let data4 = data.width;
const _errs13 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate46.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs13){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 99999 || isNaN(data4)){
validate46.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate46.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.height !== undefined){
let data5 = data.height;
const _errs15 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate46.errors = [{instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs15){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 99999 || isNaN(data5)){
validate46.errors = [{instancePath:instancePath+"/height",schemaPath:"#/properties/height/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999}}];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate46.errors = [{instancePath:instancePath+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate46.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate45.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "website")) || (key0 === "logo"))){
validate45.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern7.test(data0)){
validate45.errors = [{instancePath:instancePath+"/name",schemaPath:"types.json#/$defs/Text/pattern",keyword:"pattern",params:{pattern: "^[^\\s\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF](?:[^\\u0000-\\u001F\\u007F-\\u009F\\u2028\\u2029\\uD800-\\uDFFF]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF])?$"}}];
return false;
}
}
else {
validate45.errors = [{instancePath:instancePath+"/name",schemaPath:"types.json#/$defs/Text/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(func2(data0) > 100){
validate45.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate45.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.website !== undefined){
let data1 = data.website;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data1 === "string"){
if(func2(data1) > 255){
validate45.errors = [{instancePath:instancePath+"/website",schemaPath:"types.json#/$defs/URL/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
else {
if(!pattern25.test(data1)){
validate45.errors = [{instancePath:instancePath+"/website",schemaPath:"types.json#/$defs/URL/pattern",keyword:"pattern",params:{pattern: "^https?://[A-Za-z0-9\\[](?:[A-Za-z0-9._~:/?#\\[\\]@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*$"}}];
return false;
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/website",schemaPath:"types.json#/$defs/URL/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logo !== undefined){
const _errs9 = errors;
if(!(validate46(data.logo, {instancePath:instancePath+"/logo",parentData:data,parentDataProperty:"logo",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate45.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern45 = new RegExp("^(?:[01][0-9]|2[0-3]):[0-5][0-9]$", "u");

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.weekday === undefined) && (missing0 = "weekday")) || ((data.period_begin === undefined) && (missing0 = "period_begin"))) || ((data.period_end === undefined) && (missing0 = "period_end"))){
validate52.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "weekday") || (key0 === "period_begin")) || (key0 === "period_end"))){
validate52.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.weekday !== undefined){
let data0 = data.weekday;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate52.errors = [{instancePath:instancePath+"/weekday",schemaPath:"#/properties/weekday/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 7 || isNaN(data0)){
validate52.errors = [{instancePath:instancePath+"/weekday",schemaPath:"#/properties/weekday/maximum",keyword:"maximum",params:{comparison: "<=", limit: 7}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate52.errors = [{instancePath:instancePath+"/weekday",schemaPath:"#/properties/weekday/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.period_begin !== undefined){
let data1 = data.period_begin;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern45.test(data1)){
validate52.errors = [{instancePath:instancePath+"/period_begin",schemaPath:"types.json#/$defs/LocalTime/pattern",keyword:"pattern",params:{pattern: "^(?:[01][0-9]|2[0-3]):[0-5][0-9]$"}}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/period_begin",schemaPath:"types.json#/$defs/LocalTime/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.period_end !== undefined){
let data2 = data.period_end;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(!pattern45.test(data2)){
validate52.errors = [{instancePath:instancePath+"/period_end",schemaPath:"types.json#/$defs/LocalTime/pattern",keyword:"pattern",params:{pattern: "^(?:[01][0-9]|2[0-3]):[0-5][0-9]$"}}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/period_end",schemaPath:"types.json#/$defs/LocalTime/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.period_begin === undefined) && (missing0 = "period_begin")) || ((data.period_end === undefined) && (missing0 = "period_end"))){
validate54.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "period_begin") || (key0 === "period_end"))){
validate54.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.period_begin !== undefined){
let data0 = data.period_begin;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern21.test(data0)){
validate54.errors = [{instancePath:instancePath+"/period_begin",schemaPath:"types.json#/$defs/DateTime/pattern",keyword:"pattern",params:{pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]{3})?Z$"}}];
return false;
}
}
else {
validate54.errors = [{instancePath:instancePath+"/period_begin",schemaPath:"types.json#/$defs/DateTime/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.period_end !== undefined){
let data1 = data.period_end;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern21.test(data1)){
validate54.errors = [{instancePath:instancePath+"/period_end",schemaPath:"types.json#/$defs/DateTime/pattern",keyword:"pattern",params:{pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]{3})?Z$"}}];
return false;
}
}
else {
validate54.errors = [{instancePath:instancePath+"/period_end",schemaPath:"types.json#/$defs/DateTime/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate54.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate51.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.twentyfourseven === undefined) && (missing0 = "twentyfourseven")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.twentyfourseven !== undefined){
if(true !== data.twentyfourseven){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.regular_hours !== undefined){
validate51.errors = [{instancePath:instancePath+"/regular_hours",schemaPath:"#/allOf/0/then/properties/regular_hours/false schema",keyword:"false schema",params:{}}];
return false;
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.regular_hours = true;
props0.twentyfourseven = true;
}
}
if(!valid1){
const err2 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate51.errors = vErrors;
return false;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs6 = errors;
const _errs7 = errors;
let valid4 = true;
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.twentyfourseven === undefined) && (missing1 = "twentyfourseven")){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data.twentyfourseven !== undefined){
if(false !== data.twentyfourseven){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
var _valid1 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.regular_hours === undefined) && (missing2 = "regular_hours")){
validate51.errors = [{instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
}
var _valid1 = _errs10 === errors;
valid4 = _valid1;
if(valid4){
var props1 = {};
props1.regular_hours = true;
props1.twentyfourseven = true;
}
}
if(!valid4){
const err5 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate51.errors = vErrors;
return false;
}
var valid0 = _errs6 === errors;
if(valid0){
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.twentyfourseven === undefined) && (missing3 = "twentyfourseven")){
validate51.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs11 = errors;
for(const key0 in data){
if(!((((key0 === "twentyfourseven") || (key0 === "regular_hours")) || (key0 === "exceptional_openings")) || (key0 === "exceptional_closings"))){
validate51.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs11 === errors){
if(data.twentyfourseven !== undefined){
const _errs12 = errors;
if(typeof data.twentyfourseven !== "boolean"){
validate51.errors = [{instancePath:instancePath+"/twentyfourseven",schemaPath:"#/properties/twentyfourseven/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid6 = _errs12 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.regular_hours !== undefined){
let data4 = data.regular_hours;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data4)){
if(data4.length < 1){
validate51.errors = [{instancePath:instancePath+"/regular_hours",schemaPath:"#/properties/regular_hours/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid7 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs16 = errors;
if(!(validate52(data4[i0], {instancePath:instancePath+"/regular_hours/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
var valid7 = _errs16 === errors;
if(!valid7){
break;
}
}
}
}
else {
validate51.errors = [{instancePath:instancePath+"/regular_hours",schemaPath:"#/properties/regular_hours/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid6 = _errs14 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.exceptional_openings !== undefined){
let data6 = data.exceptional_openings;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data6)){
if(data6.length < 1){
validate51.errors = [{instancePath:instancePath+"/exceptional_openings",schemaPath:"#/properties/exceptional_openings/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid8 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
const _errs19 = errors;
if(!(validate54(data6[i1], {instancePath:instancePath+"/exceptional_openings/" + i1,parentData:data6,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid8 = _errs19 === errors;
if(!valid8){
break;
}
}
}
}
else {
validate51.errors = [{instancePath:instancePath+"/exceptional_openings",schemaPath:"#/properties/exceptional_openings/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid6 = _errs17 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.exceptional_closings !== undefined){
let data8 = data.exceptional_closings;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data8)){
if(data8.length < 1){
validate51.errors = [{instancePath:instancePath+"/exceptional_closings",schemaPath:"#/properties/exceptional_closings/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid9 = true;
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
const _errs22 = errors;
if(!(validate54(data8[i2], {instancePath:instancePath+"/exceptional_closings/" + i2,parentData:data8,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid9 = _errs22 === errors;
if(!valid9){
break;
}
}
}
}
else {
validate51.errors = [{instancePath:instancePath+"/exceptional_closings",schemaPath:"#/properties/exceptional_closings/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid6 = _errs20 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
}
else {
validate51.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.url === undefined) && (missing0 = "url")) || ((data.category === undefined) && (missing0 = "category"))) || ((data.type === undefined) && (missing0 = "type"))){
validate58.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "url") || (key0 === "thumbnail")) || (key0 === "category")) || (key0 === "type")) || (key0 === "width")) || (key0 === "height"))){
validate58.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.url !== undefined){
let data0 = data.url;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func2(data0) > 255){
validate58.errors = [{instancePath:instancePath+"/url",schemaPath:"types.json#/$defs/URL/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
else {
if(!pattern25.test(data0)){
validate58.errors = [{instancePath:instancePath+"/url",schemaPath:"types.json#/$defs/URL/pattern",keyword:"pattern",params:{pattern: "^https?://[A-Za-z0-9\\[](?:[A-Za-z0-9._~:/?#\\[\\]@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*$"}}];
return false;
}
}
}
else {
validate58.errors = [{instancePath:instancePath+"/url",schemaPath:"types.json#/$defs/URL/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thumbnail !== undefined){
let data1 = data.thumbnail;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func2(data1) > 255){
validate58.errors = [{instancePath:instancePath+"/thumbnail",schemaPath:"types.json#/$defs/URL/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
else {
if(!pattern25.test(data1)){
validate58.errors = [{instancePath:instancePath+"/thumbnail",schemaPath:"types.json#/$defs/URL/pattern",keyword:"pattern",params:{pattern: "^https?://[A-Za-z0-9\\[](?:[A-Za-z0-9._~:/?#\\[\\]@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*$"}}];
return false;
}
}
}
else {
validate58.errors = [{instancePath:instancePath+"/thumbnail",schemaPath:"types.json#/$defs/URL/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.category !== undefined){
let data2 = data.category;
const _errs8 = errors;
if(!(((((((data2 === "CHARGER") || (data2 === "ENTRANCE")) || (data2 === "LOCATION")) || (data2 === "NETWORK")) || (data2 === "OPERATOR")) || (data2 === "OTHER")) || (data2 === "OWNER"))){
validate58.errors = [{instancePath:instancePath+"/category",schemaPath:"enums.json#/$defs/ImageCategory/enum",keyword:"enum",params:{allowedValues: schema84.enum}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data3 = data.type;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(!pattern35.test(data3)){
validate58.errors = [{instancePath:instancePath+"/type",schemaPath:"types.json#/$defs/ImageType/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]{1,4}$"}}];
return false;
}
}
else {
validate58.errors = [{instancePath:instancePath+"/type",schemaPath:"types.json#/$defs/ImageType/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
let data4 = data.width;
const _errs13 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate58.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs13){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 99999 || isNaN(data4)){
validate58.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate58.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.height !== undefined){
let data5 = data.height;
const _errs15 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate58.errors = [{instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs15){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 99999 || isNaN(data5)){
validate58.errors = [{instancePath:instancePath+"/height",schemaPath:"#/properties/height/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999}}];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate58.errors = [{instancePath:instancePath+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate58.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema114 = {"enum":["NUCLEAR","GENERAL_FOSSIL","COAL","GAS","GENERAL_GREEN","SOLAR","WIND","WATER"]};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.source === undefined) && (missing0 = "source")) || ((data.percentage === undefined) && (missing0 = "percentage"))){
validate61.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "source") || (key0 === "percentage"))){
validate61.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.source !== undefined){
let data0 = data.source;
const _errs2 = errors;
if(!((((((((data0 === "NUCLEAR") || (data0 === "GENERAL_FOSSIL")) || (data0 === "COAL")) || (data0 === "GAS")) || (data0 === "GENERAL_GREEN")) || (data0 === "SOLAR")) || (data0 === "WIND")) || (data0 === "WATER"))){
validate61.errors = [{instancePath:instancePath+"/source",schemaPath:"enums.json#/$defs/EnergySourceCategory/enum",keyword:"enum",params:{allowedValues: schema114.enum}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.percentage !== undefined){
let data1 = data.percentage;
const _errs4 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
validate61.errors = [{instancePath:instancePath+"/percentage",schemaPath:"#/properties/percentage/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate61.errors = [{instancePath:instancePath+"/percentage",schemaPath:"#/properties/percentage/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate61.errors = [{instancePath:instancePath+"/percentage",schemaPath:"#/properties/percentage/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate61.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema116 = {"enum":["NUCLEAR_WASTE","CARBON_DIOXIDE"]};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.category === undefined) && (missing0 = "category")) || ((data.amount === undefined) && (missing0 = "amount"))){
validate63.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "category") || (key0 === "amount"))){
validate63.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.category !== undefined){
let data0 = data.category;
const _errs2 = errors;
if(!((data0 === "NUCLEAR_WASTE") || (data0 === "CARBON_DIOXIDE"))){
validate63.errors = [{instancePath:instancePath+"/category",schemaPath:"enums.json#/$defs/EnvironmentalImpactCategory/enum",keyword:"enum",params:{allowedValues: schema116.enum}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amount !== undefined){
let data1 = data.amount;
const _errs4 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate63.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate63.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.is_green_energy === undefined) && (missing0 = "is_green_energy")){
validate60.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "is_green_energy") || (key0 === "energy_sources")) || (key0 === "environ_impact")) || (key0 === "supplier_name")) || (key0 === "energy_product_name"))){
validate60.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.is_green_energy !== undefined){
const _errs2 = errors;
if(typeof data.is_green_energy !== "boolean"){
validate60.errors = [{instancePath:instancePath+"/is_green_energy",schemaPath:"#/properties/is_green_energy/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.energy_sources !== undefined){
let data1 = data.energy_sources;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
if(data1.length < 1){
validate60.errors = [{instancePath:instancePath+"/energy_sources",schemaPath:"#/properties/energy_sources/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate61(data1[i0], {instancePath:instancePath+"/energy_sources/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/energy_sources",schemaPath:"#/properties/energy_sources/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.environ_impact !== undefined){
let data3 = data.environ_impact;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
if(data3.length < 1){
validate60.errors = [{instancePath:instancePath+"/environ_impact",schemaPath:"#/properties/environ_impact/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid2 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs9 = errors;
if(!(validate63(data3[i1], {instancePath:instancePath+"/environ_impact/" + i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid2 = _errs9 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/environ_impact",schemaPath:"#/properties/environ_impact/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.supplier_name !== undefined){
let data5 = data.supplier_name;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(!pattern7.test(data5)){
validate60.errors = [{instancePath:instancePath+"/supplier_name",schemaPath:"types.json#/$defs/Text/pattern",keyword:"pattern",params:{pattern: "^[^\\s\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF](?:[^\\u0000-\\u001F\\u007F-\\u009F\\u2028\\u2029\\uD800-\\uDFFF]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF])?$"}}];
return false;
}
}
else {
validate60.errors = [{instancePath:instancePath+"/supplier_name",schemaPath:"types.json#/$defs/Text/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
if(errors === _errs10){
if(typeof data5 === "string"){
if(func2(data5) > 64){
validate60.errors = [{instancePath:instancePath+"/supplier_name",schemaPath:"#/properties/supplier_name/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
else {
validate60.errors = [{instancePath:instancePath+"/supplier_name",schemaPath:"#/properties/supplier_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.energy_product_name !== undefined){
let data6 = data.energy_product_name;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data6 === "string"){
if(!pattern7.test(data6)){
validate60.errors = [{instancePath:instancePath+"/energy_product_name",schemaPath:"types.json#/$defs/Text/pattern",keyword:"pattern",params:{pattern: "^[^\\s\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF](?:[^\\u0000-\\u001F\\u007F-\\u009F\\u2028\\u2029\\uD800-\\uDFFF]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF])?$"}}];
return false;
}
}
else {
validate60.errors = [{instancePath:instancePath+"/energy_product_name",schemaPath:"types.json#/$defs/Text/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
if(errors === _errs14){
if(typeof data6 === "string"){
if(func2(data6) > 64){
validate60.errors = [{instancePath:instancePath+"/energy_product_name",schemaPath:"#/properties/energy_product_name/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
else {
validate60.errors = [{instancePath:instancePath+"/energy_product_name",schemaPath:"#/properties/energy_product_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="location-2.2.1.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.country_code === undefined) && (missing0 = "country_code")) || ((data.party_id === undefined) && (missing0 = "party_id"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.publish === undefined) && (missing0 = "publish"))) || ((data.address === undefined) && (missing0 = "address"))) || ((data.city === undefined) && (missing0 = "city"))) || ((data.country === undefined) && (missing0 = "country"))) || ((data.coordinates === undefined) && (missing0 = "coordinates"))) || ((data.time_zone === undefined) && (missing0 = "time_zone"))) || ((data.last_updated === undefined) && (missing0 = "last_updated"))){
validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema32.properties, key0))){
validate21.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.country_code !== undefined){
let data0 = data.country_code;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate21.errors = [{instancePath:instancePath+"/country_code",schemaPath:"types.json#/$defs/CountryAlpha2/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"}}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/country_code",schemaPath:"types.json#/$defs/CountryAlpha2/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.party_id !== undefined){
let data1 = data.party_id;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
validate21.errors = [{instancePath:instancePath+"/party_id",schemaPath:"types.json#/$defs/PartyId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]{3}$"}}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/party_id",schemaPath:"types.json#/$defs/PartyId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data2 = data.id;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(!pattern6.test(data2)){
validate21.errors = [{instancePath:instancePath+"/id",schemaPath:"types.json#/$defs/CiString/pattern",keyword:"pattern",params:{pattern: "^[!-~](?:[ -~]*[!-~])?$"}}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/id",schemaPath:"types.json#/$defs/CiString/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
if(errors === _errs8){
if(typeof data2 === "string"){
if(func2(data2) > 36){
validate21.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 36}}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.publish !== undefined){
const _errs12 = errors;
if(true !== data.publish){
validate21.errors = [{instancePath:instancePath+"/publish",schemaPath:"#/properties/publish/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data4 = data.name;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data4 === "string"){
if(!pattern7.test(data4)){
validate21.errors = [{instancePath:instancePath+"/name",schemaPath:"types.json#/$defs/Text/pattern",keyword:"pattern",params:{pattern: "^[^\\s\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF](?:[^\\u0000-\\u001F\\u007F-\\u009F\\u2028\\u2029\\uD800-\\uDFFF]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF])?$"}}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/name",schemaPath:"types.json#/$defs/Text/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
if(errors === _errs13){
if(typeof data4 === "string"){
if(func2(data4) > 255){
validate21.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
let data5 = data.address;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data5 === "string"){
if(!pattern7.test(data5)){
validate21.errors = [{instancePath:instancePath+"/address",schemaPath:"types.json#/$defs/Text/pattern",keyword:"pattern",params:{pattern: "^[^\\s\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF](?:[^\\u0000-\\u001F\\u007F-\\u009F\\u2028\\u2029\\uD800-\\uDFFF]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF])?$"}}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/address",schemaPath:"types.json#/$defs/Text/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
if(errors === _errs17){
if(typeof data5 === "string"){
if(func2(data5) > 255){
validate21.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.city !== undefined){
let data6 = data.city;
const _errs21 = errors;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data6 === "string"){
if(!pattern7.test(data6)){
validate21.errors = [{instancePath:instancePath+"/city",schemaPath:"types.json#/$defs/Text/pattern",keyword:"pattern",params:{pattern: "^[^\\s\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF](?:[^\\u0000-\\u001F\\u007F-\\u009F\\u2028\\u2029\\uD800-\\uDFFF]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF])?$"}}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/city",schemaPath:"types.json#/$defs/Text/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
if(errors === _errs21){
if(typeof data6 === "string"){
if(func2(data6) > 45){
validate21.errors = [{instancePath:instancePath+"/city",schemaPath:"#/properties/city/maxLength",keyword:"maxLength",params:{limit: 45}}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.postal_code !== undefined){
let data7 = data.postal_code;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data7 === "string"){
if(!pattern7.test(data7)){
validate21.errors = [{instancePath:instancePath+"/postal_code",schemaPath:"types.json#/$defs/Text/pattern",keyword:"pattern",params:{pattern: "^[^\\s\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF](?:[^\\u0000-\\u001F\\u007F-\\u009F\\u2028\\u2029\\uD800-\\uDFFF]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF])?$"}}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/postal_code",schemaPath:"types.json#/$defs/Text/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
if(errors === _errs25){
if(typeof data7 === "string"){
if(func2(data7) > 10){
validate21.errors = [{instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/maxLength",keyword:"maxLength",params:{limit: 10}}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
let data8 = data.state;
const _errs29 = errors;
const _errs30 = errors;
if(errors === _errs30){
if(typeof data8 === "string"){
if(!pattern7.test(data8)){
validate21.errors = [{instancePath:instancePath+"/state",schemaPath:"types.json#/$defs/Text/pattern",keyword:"pattern",params:{pattern: "^[^\\s\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF](?:[^\\u0000-\\u001F\\u007F-\\u009F\\u2028\\u2029\\uD800-\\uDFFF]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF])?$"}}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/state",schemaPath:"types.json#/$defs/Text/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
if(errors === _errs29){
if(typeof data8 === "string"){
if(func2(data8) > 45){
validate21.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/maxLength",keyword:"maxLength",params:{limit: 45}}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.country !== undefined){
let data9 = data.country;
const _errs33 = errors;
const _errs34 = errors;
if(errors === _errs34){
if(typeof data9 === "string"){
if(!pattern12.test(data9)){
validate21.errors = [{instancePath:instancePath+"/country",schemaPath:"types.json#/$defs/CountryAlpha3/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/country",schemaPath:"types.json#/$defs/CountryAlpha3/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.coordinates !== undefined){
const _errs36 = errors;
if(!(validate24(data.coordinates, {instancePath:instancePath+"/coordinates",parentData:data,parentDataProperty:"coordinates",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.related_locations !== undefined){
let data11 = data.related_locations;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data11)){
if(data11.length < 1){
validate21.errors = [{instancePath:instancePath+"/related_locations",schemaPath:"#/properties/related_locations/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid10 = true;
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
const _errs39 = errors;
if(!(validate26(data11[i0], {instancePath:instancePath+"/related_locations/" + i0,parentData:data11,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid10 = _errs39 === errors;
if(!valid10){
break;
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/related_locations",schemaPath:"#/properties/related_locations/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parking_type !== undefined){
let data13 = data.parking_type;
const _errs40 = errors;
if(!((((((data13 === "ALONG_MOTORWAY") || (data13 === "PARKING_GARAGE")) || (data13 === "PARKING_LOT")) || (data13 === "ON_DRIVEWAY")) || (data13 === "ON_STREET")) || (data13 === "UNDERGROUND_GARAGE"))){
validate21.errors = [{instancePath:instancePath+"/parking_type",schemaPath:"enums.json#/$defs/ParkingType/enum",keyword:"enum",params:{allowedValues: schema54.enum}}];
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.evses !== undefined){
let data14 = data.evses;
const _errs42 = errors;
if(errors === _errs42){
if(Array.isArray(data14)){
if(data14.length < 1){
validate21.errors = [{instancePath:instancePath+"/evses",schemaPath:"#/properties/evses/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid12 = true;
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
const _errs44 = errors;
if(!(validate31(data14[i1], {instancePath:instancePath+"/evses/" + i1,parentData:data14,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid12 = _errs44 === errors;
if(!valid12){
break;
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/evses",schemaPath:"#/properties/evses/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.directions !== undefined){
let data16 = data.directions;
const _errs45 = errors;
if(errors === _errs45){
if(Array.isArray(data16)){
if(data16.length < 1){
validate21.errors = [{instancePath:instancePath+"/directions",schemaPath:"#/properties/directions/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid13 = true;
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
const _errs47 = errors;
if(!(validate43(data16[i2], {instancePath:instancePath+"/directions/" + i2,parentData:data16,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
var valid13 = _errs47 === errors;
if(!valid13){
break;
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/directions",schemaPath:"#/properties/directions/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operator !== undefined){
const _errs48 = errors;
if(!(validate45(data.operator, {instancePath:instancePath+"/operator",parentData:data,parentDataProperty:"operator",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.suboperator !== undefined){
const _errs49 = errors;
if(!(validate45(data.suboperator, {instancePath:instancePath+"/suboperator",parentData:data,parentDataProperty:"suboperator",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.owner !== undefined){
const _errs50 = errors;
if(!(validate45(data.owner, {instancePath:instancePath+"/owner",parentData:data,parentDataProperty:"owner",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.facilities !== undefined){
let data21 = data.facilities;
const _errs51 = errors;
if(errors === _errs51){
if(Array.isArray(data21)){
if(data21.length < 1){
validate21.errors = [{instancePath:instancePath+"/facilities",schemaPath:"#/properties/facilities/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid14 = true;
const len3 = data21.length;
for(let i3=0; i3<len3; i3++){
let data22 = data21[i3];
const _errs53 = errors;
if(!((((((((((((((((((((data22 === "HOTEL") || (data22 === "RESTAURANT")) || (data22 === "CAFE")) || (data22 === "MALL")) || (data22 === "SUPERMARKET")) || (data22 === "SPORT")) || (data22 === "RECREATION_AREA")) || (data22 === "NATURE")) || (data22 === "MUSEUM")) || (data22 === "BIKE_SHARING")) || (data22 === "BUS_STOP")) || (data22 === "TAXI_STAND")) || (data22 === "TRAM_STOP")) || (data22 === "METRO_STATION")) || (data22 === "TRAIN_STATION")) || (data22 === "AIRPORT")) || (data22 === "PARKING_LOT")) || (data22 === "CARPOOL_PARKING")) || (data22 === "FUEL_STATION")) || (data22 === "WIFI"))){
validate21.errors = [{instancePath:instancePath+"/facilities/" + i3,schemaPath:"enums.json#/$defs/Facility/enum",keyword:"enum",params:{allowedValues: schema98.enum}}];
return false;
}
var valid14 = _errs53 === errors;
if(!valid14){
break;
}
}
if(valid14){
let i4 = data21.length;
let j0;
if(i4 > 1){
outer0:
for(;i4--;){
for(j0 = i4; j0--;){
if(func0(data21[i4], data21[j0])){
validate21.errors = [{instancePath:instancePath+"/facilities",schemaPath:"#/properties/facilities/uniqueItems",keyword:"uniqueItems",params:{i: i4, j: j0}}];
return false;
break outer0;
}
}
}
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/facilities",schemaPath:"#/properties/facilities/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.time_zone !== undefined){
let data23 = data.time_zone;
const _errs55 = errors;
const _errs56 = errors;
if(errors === _errs56){
if(typeof data23 === "string"){
if(func2(data23) > 255){
validate21.errors = [{instancePath:instancePath+"/time_zone",schemaPath:"types.json#/$defs/TimeZone/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
else {
if(!pattern44.test(data23)){
validate21.errors = [{instancePath:instancePath+"/time_zone",schemaPath:"types.json#/$defs/TimeZone/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9_+-]*(?:/[A-Za-z0-9_+-]+)*$"}}];
return false;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/time_zone",schemaPath:"types.json#/$defs/TimeZone/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs55 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.opening_times !== undefined){
const _errs58 = errors;
if(!(validate51(data.opening_times, {instancePath:instancePath+"/opening_times",parentData:data,parentDataProperty:"opening_times",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.charging_when_closed !== undefined){
const _errs59 = errors;
if(typeof data.charging_when_closed !== "boolean"){
validate21.errors = [{instancePath:instancePath+"/charging_when_closed",schemaPath:"#/properties/charging_when_closed/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.images !== undefined){
let data26 = data.images;
const _errs61 = errors;
if(errors === _errs61){
if(Array.isArray(data26)){
if(data26.length < 1){
validate21.errors = [{instancePath:instancePath+"/images",schemaPath:"#/properties/images/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid18 = true;
const len4 = data26.length;
for(let i5=0; i5<len4; i5++){
const _errs63 = errors;
if(!(validate58(data26[i5], {instancePath:instancePath+"/images/" + i5,parentData:data26,parentDataProperty:i5,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid18 = _errs63 === errors;
if(!valid18){
break;
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs61 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.energy_mix !== undefined){
const _errs64 = errors;
if(!(validate60(data.energy_mix, {instancePath:instancePath+"/energy_mix",parentData:data,parentDataProperty:"energy_mix",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid0 = _errs64 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_updated !== undefined){
let data29 = data.last_updated;
const _errs65 = errors;
const _errs66 = errors;
if(errors === _errs66){
if(typeof data29 === "string"){
if(!pattern21.test(data29)){
validate21.errors = [{instancePath:instancePath+"/last_updated",schemaPath:"types.json#/$defs/DateTime/pattern",keyword:"pattern",params:{pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]{3})?Z$"}}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/last_updated",schemaPath:"types.json#/$defs/DateTime/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs65 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema122 = {"type":"object","properties":{"capabilities":{"type":"array","items":{"enum":["CHARGING_PROFILE_CAPABLE","CHARGING_PREFERENCES_CAPABLE","CHIP_CARD_SUPPORT","CONTACTLESS_CARD_SUPPORT","CREDIT_CARD_PAYABLE","DEBIT_CARD_PAYABLE","PED_TERMINAL","REMOTE_START_STOP_CAPABLE","RESERVABLE","RFID_READER","TOKEN_GROUP_CAPABLE","UNLOCK_CAPABLE"]}},"connectors":{"type":"array","items":{"$ref":"#/$defs/Connector"}}}};
const schema123 = {"type":"object","properties":{"standard":{"enum":["CHADEMO","DOMESTIC_A","DOMESTIC_B","DOMESTIC_C","DOMESTIC_D","DOMESTIC_E","DOMESTIC_F","DOMESTIC_G","DOMESTIC_H","DOMESTIC_I","DOMESTIC_J","DOMESTIC_K","DOMESTIC_L","IEC_60309_2_single_16","IEC_60309_2_three_16","IEC_60309_2_three_32","IEC_60309_2_three_64","IEC_62196_T1","IEC_62196_T1_COMBO","IEC_62196_T2","IEC_62196_T2_COMBO","IEC_62196_T3A","IEC_62196_T3C","PANTOGRAPH_BOTTOM_UP","PANTOGRAPH_TOP_DOWN","TESLA_R","TESLA_S"]},"power_type":{"enum":["AC_1_PHASE","AC_3_PHASE","DC"]}}};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.capabilities !== undefined){
let data0 = data.capabilities;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
if(!((((((((((((data1 === "CHARGING_PROFILE_CAPABLE") || (data1 === "CHARGING_PREFERENCES_CAPABLE")) || (data1 === "CHIP_CARD_SUPPORT")) || (data1 === "CONTACTLESS_CARD_SUPPORT")) || (data1 === "CREDIT_CARD_PAYABLE")) || (data1 === "DEBIT_CARD_PAYABLE")) || (data1 === "PED_TERMINAL")) || (data1 === "REMOTE_START_STOP_CAPABLE")) || (data1 === "RESERVABLE")) || (data1 === "RFID_READER")) || (data1 === "TOKEN_GROUP_CAPABLE")) || (data1 === "UNLOCK_CAPABLE"))){
validate69.errors = [{instancePath:instancePath+"/capabilities/" + i0,schemaPath:"#/properties/capabilities/items/enum",keyword:"enum",params:{allowedValues: schema122.properties.capabilities.items.enum}}];
return false;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate69.errors = [{instancePath:instancePath+"/capabilities",schemaPath:"#/properties/capabilities/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.connectors !== undefined){
let data2 = data.connectors;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.standard !== undefined){
let data4 = data3.standard;
const _errs9 = errors;
if(!(((((((((((((((((((((((((((data4 === "CHADEMO") || (data4 === "DOMESTIC_A")) || (data4 === "DOMESTIC_B")) || (data4 === "DOMESTIC_C")) || (data4 === "DOMESTIC_D")) || (data4 === "DOMESTIC_E")) || (data4 === "DOMESTIC_F")) || (data4 === "DOMESTIC_G")) || (data4 === "DOMESTIC_H")) || (data4 === "DOMESTIC_I")) || (data4 === "DOMESTIC_J")) || (data4 === "DOMESTIC_K")) || (data4 === "DOMESTIC_L")) || (data4 === "IEC_60309_2_single_16")) || (data4 === "IEC_60309_2_three_16")) || (data4 === "IEC_60309_2_three_32")) || (data4 === "IEC_60309_2_three_64")) || (data4 === "IEC_62196_T1")) || (data4 === "IEC_62196_T1_COMBO")) || (data4 === "IEC_62196_T2")) || (data4 === "IEC_62196_T2_COMBO")) || (data4 === "IEC_62196_T3A")) || (data4 === "IEC_62196_T3C")) || (data4 === "PANTOGRAPH_BOTTOM_UP")) || (data4 === "PANTOGRAPH_TOP_DOWN")) || (data4 === "TESLA_R")) || (data4 === "TESLA_S"))){
validate69.errors = [{instancePath:instancePath+"/connectors/" + i1+"/standard",schemaPath:"#/$defs/Connector/properties/standard/enum",keyword:"enum",params:{allowedValues: schema123.properties.standard.enum}}];
return false;
}
var valid4 = _errs9 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.power_type !== undefined){
let data5 = data3.power_type;
const _errs10 = errors;
if(!(((data5 === "AC_1_PHASE") || (data5 === "AC_3_PHASE")) || (data5 === "DC"))){
validate69.errors = [{instancePath:instancePath+"/connectors/" + i1+"/power_type",schemaPath:"#/$defs/Connector/properties/power_type/enum",keyword:"enum",params:{allowedValues: schema123.properties.power_type.enum}}];
return false;
}
var valid4 = _errs10 === errors;
}
else {
var valid4 = true;
}
}
}
else {
validate69.errors = [{instancePath:instancePath+"/connectors/" + i1,schemaPath:"#/$defs/Connector/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
else {
validate69.errors = [{instancePath:instancePath+"/connectors",schemaPath:"#/properties/connectors/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate69.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":{"capabilities":true,"connectors":true},"dynamicProps":false,"dynamicItems":false};


function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.evses !== undefined){
let data0 = data.evses;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate69(data0[i0], {instancePath:instancePath+"/evses/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/evses",schemaPath:"#/properties/evses/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
else {
validate68.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":{"evses":true},"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="location-2.2.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate21(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate68(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check1 = validate21;

const check2 = validate72;
const schema124 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"tariff.json","type":"object","properties":{"country_code":{"$ref":"types.json#/$defs/CountryAlpha2"},"party_id":{"$ref":"types.json#/$defs/PartyId"},"id":{"$ref":"types.json#/$defs/CiString","type":"string","maxLength":36},"currency":{"$ref":"types.json#/$defs/Currency"},"type":{"$ref":"enums.json#/$defs/TariffType"},"tariff_alt_text":{"type":"array","minItems":1,"items":{"$ref":"classes.json#/$defs/DisplayText"}},"tariff_alt_url":{"$ref":"types.json#/$defs/URL"},"min_price":{"$ref":"classes.json#/$defs/Price"},"max_price":{"$ref":"classes.json#/$defs/Price"},"elements":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/TariffElement"}},"start_date_time":{"$ref":"types.json#/$defs/DateTime"},"end_date_time":{"$ref":"types.json#/$defs/DateTime"},"energy_mix":{"$ref":"classes.json#/$defs/EnergyMix"},"last_updated":{"$ref":"types.json#/$defs/DateTime"}},"required":["country_code","party_id","id","currency","elements","last_updated"],"additionalProperties":false,"$defs":{"PriceComponent":{"type":"object","properties":{"type":{"$ref":"enums.json#/$defs/TariffDimensionType"},"price":{"type":"number","minimum":0},"vat":{"type":"number","minimum":0,"maximum":100},"step_size":{"type":"integer","minimum":0}},"required":["type","price","step_size"],"additionalProperties":false},"TariffRestrictions":{"type":"object","properties":{"start_time":{"$ref":"types.json#/$defs/LocalTime"},"end_time":{"$ref":"types.json#/$defs/LocalTime"},"start_date":{"$ref":"types.json#/$defs/LocalDate"},"end_date":{"$ref":"types.json#/$defs/LocalDate"},"min_kwh":{"type":"number","minimum":0},"max_kwh":{"type":"number","minimum":0},"min_current":{"type":"number","minimum":0},"max_current":{"type":"number","minimum":0},"min_power":{"type":"number","minimum":0},"max_power":{"type":"number","minimum":0},"min_duration":{"type":"integer","minimum":0},"max_duration":{"type":"integer","minimum":0},"day_of_week":{"type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"enums.json#/$defs/DayOfWeek"}},"reservation":{"$ref":"enums.json#/$defs/ReservationRestrictionType"}},"additionalProperties":false,"minProperties":1},"TariffElement":{"type":"object","properties":{"price_components":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/PriceComponent"}},"restrictions":{"$ref":"#/$defs/TariffRestrictions"}},"required":["price_components"],"additionalProperties":false,"if":{"properties":{"restrictions":{"type":"object","properties":{"reservation":true},"required":["reservation"]}},"required":["restrictions"]},"then":{"properties":{"price_components":{"type":"array","items":{"type":"object","properties":{"type":{"enum":["FLAT","TIME"]}}}}}}}}};
const schema129 = {"enum":["AD_HOC_PAYMENT","PROFILE_CHEAP","PROFILE_FAST","PROFILE_GREEN","REGULAR"]};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.language === undefined) && (missing0 = "language")) || ((data.text === undefined) && (missing0 = "text"))){
validate73.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "language") || (key0 === "text"))){
validate73.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.language !== undefined){
let data0 = data.language;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern17.test(data0)){
validate73.errors = [{instancePath:instancePath+"/language",schemaPath:"types.json#/$defs/Language/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2}$"}}];
return false;
}
}
else {
validate73.errors = [{instancePath:instancePath+"/language",schemaPath:"types.json#/$defs/Language/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
let data1 = data.text;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern7.test(data1)){
validate73.errors = [{instancePath:instancePath+"/text",schemaPath:"types.json#/$defs/Text/pattern",keyword:"pattern",params:{pattern: "^[^\\s\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF](?:[^\\u0000-\\u001F\\u007F-\\u009F\\u2028\\u2029\\uD800-\\uDFFF]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF])?$"}}];
return false;
}
}
else {
validate73.errors = [{instancePath:instancePath+"/text",schemaPath:"types.json#/$defs/Text/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
if(errors === _errs5){
if(typeof data1 === "string"){
if(func2(data1) > 512){
validate73.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 512}}];
return false;
}
}
else {
validate73.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate73.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema136 = {"type":"object","properties":{"price_components":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/PriceComponent"}},"restrictions":{"$ref":"#/$defs/TariffRestrictions"}},"required":["price_components"],"additionalProperties":false,"if":{"properties":{"restrictions":{"type":"object","properties":{"reservation":true},"required":["reservation"]}},"required":["restrictions"]},"then":{"properties":{"price_components":{"type":"array","items":{"type":"object","properties":{"type":{"enum":["FLAT","TIME"]}}}}}}};
const schema138 = {"enum":["ENERGY","FLAT","PARKING_TIME","TIME"]};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.price === undefined) && (missing0 = "price"))) || ((data.step_size === undefined) && (missing0 = "step_size"))){
validate76.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "price")) || (key0 === "vat")) || (key0 === "step_size"))){
validate76.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(!((((data0 === "ENERGY") || (data0 === "FLAT")) || (data0 === "PARKING_TIME")) || (data0 === "TIME"))){
validate76.errors = [{instancePath:instancePath+"/type",schemaPath:"enums.json#/$defs/TariffDimensionType/enum",keyword:"enum",params:{allowedValues: schema138.enum}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.price !== undefined){
let data1 = data.price;
const _errs4 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate76.errors = [{instancePath:instancePath+"/price",schemaPath:"#/properties/price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate76.errors = [{instancePath:instancePath+"/price",schemaPath:"#/properties/price/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.vat !== undefined){
let data2 = data.vat;
const _errs6 = errors;
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)){
validate76.errors = [{instancePath:instancePath+"/vat",schemaPath:"#/properties/vat/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate76.errors = [{instancePath:instancePath+"/vat",schemaPath:"#/properties/vat/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/vat",schemaPath:"#/properties/vat/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.step_size !== undefined){
let data3 = data.step_size;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate76.errors = [{instancePath:instancePath+"/step_size",schemaPath:"#/properties/step_size/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate76.errors = [{instancePath:instancePath+"/step_size",schemaPath:"#/properties/step_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate76.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema139 = {"type":"object","properties":{"start_time":{"$ref":"types.json#/$defs/LocalTime"},"end_time":{"$ref":"types.json#/$defs/LocalTime"},"start_date":{"$ref":"types.json#/$defs/LocalDate"},"end_date":{"$ref":"types.json#/$defs/LocalDate"},"min_kwh":{"type":"number","minimum":0},"max_kwh":{"type":"number","minimum":0},"min_current":{"type":"number","minimum":0},"max_current":{"type":"number","minimum":0},"min_power":{"type":"number","minimum":0},"max_power":{"type":"number","minimum":0},"min_duration":{"type":"integer","minimum":0},"max_duration":{"type":"integer","minimum":0},"day_of_week":{"type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"enums.json#/$defs/DayOfWeek"}},"reservation":{"$ref":"enums.json#/$defs/ReservationRestrictionType"}},"additionalProperties":false,"minProperties":1};
const schema144 = {"enum":["MONDAY","TUESDAY","WEDNESDAY","THURSDAY","FRIDAY","SATURDAY","SUNDAY"]};
const schema145 = {"enum":["RESERVATION","RESERVATION_EXPIRES"]};
const pattern64 = new RegExp("^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$", "u");

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate78.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema139.properties, key0))){
validate78.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.start_time !== undefined){
let data0 = data.start_time;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern45.test(data0)){
validate78.errors = [{instancePath:instancePath+"/start_time",schemaPath:"types.json#/$defs/LocalTime/pattern",keyword:"pattern",params:{pattern: "^(?:[01][0-9]|2[0-3]):[0-5][0-9]$"}}];
return false;
}
}
else {
validate78.errors = [{instancePath:instancePath+"/start_time",schemaPath:"types.json#/$defs/LocalTime/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end_time !== undefined){
let data1 = data.end_time;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern45.test(data1)){
validate78.errors = [{instancePath:instancePath+"/end_time",schemaPath:"types.json#/$defs/LocalTime/pattern",keyword:"pattern",params:{pattern: "^(?:[01][0-9]|2[0-3]):[0-5][0-9]$"}}];
return false;
}
}
else {
validate78.errors = [{instancePath:instancePath+"/end_time",schemaPath:"types.json#/$defs/LocalTime/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.start_date !== undefined){
let data2 = data.start_date;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(!pattern64.test(data2)){
validate78.errors = [{instancePath:instancePath+"/start_date",schemaPath:"types.json#/$defs/LocalDate/pattern",keyword:"pattern",params:{pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$"}}];
return false;
}
}
else {
validate78.errors = [{instancePath:instancePath+"/start_date",schemaPath:"types.json#/$defs/LocalDate/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end_date !== undefined){
let data3 = data.end_date;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(!pattern64.test(data3)){
validate78.errors = [{instancePath:instancePath+"/end_date",schemaPath:"types.json#/$defs/LocalDate/pattern",keyword:"pattern",params:{pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$"}}];
return false;
}
}
else {
validate78.errors = [{instancePath:instancePath+"/end_date",schemaPath:"types.json#/$defs/LocalDate/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.min_kwh !== undefined){
let data4 = data.min_kwh;
const _errs14 = errors;
if(errors === _errs14){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate78.errors = [{instancePath:instancePath+"/min_kwh",schemaPath:"#/properties/min_kwh/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate78.errors = [{instancePath:instancePath+"/min_kwh",schemaPath:"#/properties/min_kwh/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_kwh !== undefined){
let data5 = data.max_kwh;
const _errs16 = errors;
if(errors === _errs16){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate78.errors = [{instancePath:instancePath+"/max_kwh",schemaPath:"#/properties/max_kwh/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate78.errors = [{instancePath:instancePath+"/max_kwh",schemaPath:"#/properties/max_kwh/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.min_current !== undefined){
let data6 = data.min_current;
const _errs18 = errors;
if(errors === _errs18){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate78.errors = [{instancePath:instancePath+"/min_current",schemaPath:"#/properties/min_current/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate78.errors = [{instancePath:instancePath+"/min_current",schemaPath:"#/properties/min_current/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_current !== undefined){
let data7 = data.max_current;
const _errs20 = errors;
if(errors === _errs20){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate78.errors = [{instancePath:instancePath+"/max_current",schemaPath:"#/properties/max_current/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate78.errors = [{instancePath:instancePath+"/max_current",schemaPath:"#/properties/max_current/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.min_power !== undefined){
let data8 = data.min_power;
const _errs22 = errors;
if(errors === _errs22){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate78.errors = [{instancePath:instancePath+"/min_power",schemaPath:"#/properties/min_power/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate78.errors = [{instancePath:instancePath+"/min_power",schemaPath:"#/properties/min_power/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_power !== undefined){
let data9 = data.max_power;
const _errs24 = errors;
if(errors === _errs24){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate78.errors = [{instancePath:instancePath+"/max_power",schemaPath:"#/properties/max_power/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate78.errors = [{instancePath:instancePath+"/max_power",schemaPath:"#/properties/max_power/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.min_duration !== undefined){
let data10 = data.min_duration;
const _errs26 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate78.errors = [{instancePath:instancePath+"/min_duration",schemaPath:"#/properties/min_duration/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs26){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
validate78.errors = [{instancePath:instancePath+"/min_duration",schemaPath:"#/properties/min_duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_duration !== undefined){
let data11 = data.max_duration;
const _errs28 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate78.errors = [{instancePath:instancePath+"/max_duration",schemaPath:"#/properties/max_duration/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs28){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate78.errors = [{instancePath:instancePath+"/max_duration",schemaPath:"#/properties/max_duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.day_of_week !== undefined){
let data12 = data.day_of_week;
const _errs30 = errors;
if(errors === _errs30){
if(Array.isArray(data12)){
if(data12.length < 1){
validate78.errors = [{instancePath:instancePath+"/day_of_week",schemaPath:"#/properties/day_of_week/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid5 = true;
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
const _errs32 = errors;
if(!(((((((data13 === "MONDAY") || (data13 === "TUESDAY")) || (data13 === "WEDNESDAY")) || (data13 === "THURSDAY")) || (data13 === "FRIDAY")) || (data13 === "SATURDAY")) || (data13 === "SUNDAY"))){
validate78.errors = [{instancePath:instancePath+"/day_of_week/" + i0,schemaPath:"enums.json#/$defs/DayOfWeek/enum",keyword:"enum",params:{allowedValues: schema144.enum}}];
return false;
}
var valid5 = _errs32 === errors;
if(!valid5){
break;
}
}
if(valid5){
let i1 = data12.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data12[i1], data12[j0])){
validate78.errors = [{instancePath:instancePath+"/day_of_week",schemaPath:"#/properties/day_of_week/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}}];
return false;
break outer0;
}
}
}
}
}
}
}
else {
validate78.errors = [{instancePath:instancePath+"/day_of_week",schemaPath:"#/properties/day_of_week/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reservation !== undefined){
let data14 = data.reservation;
const _errs34 = errors;
if(!((data14 === "RESERVATION") || (data14 === "RESERVATION_EXPIRES"))){
validate78.errors = [{instancePath:instancePath+"/reservation",schemaPath:"enums.json#/$defs/ReservationRestrictionType/enum",keyword:"enum",params:{allowedValues: schema145.enum}}];
return false;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate78.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.restrictions === undefined) && (missing0 = "restrictions")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.restrictions !== undefined){
let data0 = data.restrictions;
const _errs3 = errors;
if(errors === _errs3){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.reservation === undefined) && (missing1 = "reservation")){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.price_components !== undefined){
let data1 = data.price_components;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data1)){
var valid3 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs8 = errors;
if(errors === _errs8){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.type !== undefined){
let data3 = data2.type;
if(!((data3 === "FLAT") || (data3 === "TIME"))){
validate75.errors = [{instancePath:instancePath+"/price_components/" + i0+"/type",schemaPath:"#/then/properties/price_components/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema136.then.properties.price_components.items.properties.type.enum}}];
return false;
}
}
}
else {
validate75.errors = [{instancePath:instancePath+"/price_components/" + i0,schemaPath:"#/then/properties/price_components/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs8 === errors;
if(!valid3){
break;
}
}
}
else {
validate75.errors = [{instancePath:instancePath+"/price_components",schemaPath:"#/then/properties/price_components/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
if(valid0){
var props0 = {};
props0.price_components = true;
props0.restrictions = true;
}
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate75.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.price_components === undefined) && (missing2 = "price_components")){
validate75.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs11 = errors;
for(const key0 in data){
if(!((key0 === "price_components") || (key0 === "restrictions"))){
validate75.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs11 === errors){
if(data.price_components !== undefined){
let data4 = data.price_components;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data4)){
if(data4.length < 1){
validate75.errors = [{instancePath:instancePath+"/price_components",schemaPath:"#/properties/price_components/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid6 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs14 = errors;
if(!(validate76(data4[i1], {instancePath:instancePath+"/price_components/" + i1,parentData:data4,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
var valid6 = _errs14 === errors;
if(!valid6){
break;
}
}
}
}
else {
validate75.errors = [{instancePath:instancePath+"/price_components",schemaPath:"#/properties/price_components/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid5 = _errs12 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.restrictions !== undefined){
const _errs15 = errors;
if(!(validate78(data.restrictions, {instancePath:instancePath+"/restrictions",parentData:data,parentDataProperty:"restrictions",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
var valid5 = _errs15 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
else {
validate75.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate81.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.is_green_energy === undefined) && (missing0 = "is_green_energy")){
validate81.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "is_green_energy") || (key0 === "energy_sources")) || (key0 === "environ_impact")) || (key0 === "supplier_name")) || (key0 === "energy_product_name"))){
validate81.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.is_green_energy !== undefined){
const _errs2 = errors;
if(typeof data.is_green_energy !== "boolean"){
validate81.errors = [{instancePath:instancePath+"/is_green_energy",schemaPath:"#/properties/is_green_energy/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.energy_sources !== undefined){
let data1 = data.energy_sources;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
if(data1.length < 1){
validate81.errors = [{instancePath:instancePath+"/energy_sources",schemaPath:"#/properties/energy_sources/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate61(data1[i0], {instancePath:instancePath+"/energy_sources/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate81.errors = [{instancePath:instancePath+"/energy_sources",schemaPath:"#/properties/energy_sources/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.environ_impact !== undefined){
let data3 = data.environ_impact;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
if(data3.length < 1){
validate81.errors = [{instancePath:instancePath+"/environ_impact",schemaPath:"#/properties/environ_impact/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid2 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs9 = errors;
if(!(validate63(data3[i1], {instancePath:instancePath+"/environ_impact/" + i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid2 = _errs9 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate81.errors = [{instancePath:instancePath+"/environ_impact",schemaPath:"#/properties/environ_impact/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.supplier_name !== undefined){
let data5 = data.supplier_name;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(!pattern7.test(data5)){
validate81.errors = [{instancePath:instancePath+"/supplier_name",schemaPath:"types.json#/$defs/Text/pattern",keyword:"pattern",params:{pattern: "^[^\\s\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF](?:[^\\u0000-\\u001F\\u007F-\\u009F\\u2028\\u2029\\uD800-\\uDFFF]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF])?$"}}];
return false;
}
}
else {
validate81.errors = [{instancePath:instancePath+"/supplier_name",schemaPath:"types.json#/$defs/Text/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
if(errors === _errs10){
if(typeof data5 === "string"){
if(func2(data5) > 64){
validate81.errors = [{instancePath:instancePath+"/supplier_name",schemaPath:"#/properties/supplier_name/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
else {
validate81.errors = [{instancePath:instancePath+"/supplier_name",schemaPath:"#/properties/supplier_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.energy_product_name !== undefined){
let data6 = data.energy_product_name;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data6 === "string"){
if(!pattern7.test(data6)){
validate81.errors = [{instancePath:instancePath+"/energy_product_name",schemaPath:"types.json#/$defs/Text/pattern",keyword:"pattern",params:{pattern: "^[^\\s\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF](?:[^\\u0000-\\u001F\\u007F-\\u009F\\u2028\\u2029\\uD800-\\uDFFF]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF])?$"}}];
return false;
}
}
else {
validate81.errors = [{instancePath:instancePath+"/energy_product_name",schemaPath:"types.json#/$defs/Text/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
if(errors === _errs14){
if(typeof data6 === "string"){
if(func2(data6) > 64){
validate81.errors = [{instancePath:instancePath+"/energy_product_name",schemaPath:"#/properties/energy_product_name/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
}
else {
validate81.errors = [{instancePath:instancePath+"/energy_product_name",schemaPath:"#/properties/energy_product_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate81.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="tariff.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.country_code === undefined) && (missing0 = "country_code")) || ((data.party_id === undefined) && (missing0 = "party_id"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.elements === undefined) && (missing0 = "elements"))) || ((data.last_updated === undefined) && (missing0 = "last_updated"))){
validate72.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema124.properties, key0))){
validate72.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.country_code !== undefined){
let data0 = data.country_code;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate72.errors = [{instancePath:instancePath+"/country_code",schemaPath:"types.json#/$defs/CountryAlpha2/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"}}];
return false;
}
}
else {
validate72.errors = [{instancePath:instancePath+"/country_code",schemaPath:"types.json#/$defs/CountryAlpha2/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.party_id !== undefined){
let data1 = data.party_id;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
validate72.errors = [{instancePath:instancePath+"/party_id",schemaPath:"types.json#/$defs/PartyId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]{3}$"}}];
return false;
}
}
else {
validate72.errors = [{instancePath:instancePath+"/party_id",schemaPath:"types.json#/$defs/PartyId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data2 = data.id;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(!pattern6.test(data2)){
validate72.errors = [{instancePath:instancePath+"/id",schemaPath:"types.json#/$defs/CiString/pattern",keyword:"pattern",params:{pattern: "^[!-~](?:[ -~]*[!-~])?$"}}];
return false;
}
}
else {
validate72.errors = [{instancePath:instancePath+"/id",schemaPath:"types.json#/$defs/CiString/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
if(errors === _errs8){
if(typeof data2 === "string"){
if(func2(data2) > 36){
validate72.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 36}}];
return false;
}
}
else {
validate72.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
let data3 = data.currency;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data3 === "string"){
if(!pattern12.test(data3)){
validate72.errors = [{instancePath:instancePath+"/currency",schemaPath:"types.json#/$defs/Currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}}];
return false;
}
}
else {
validate72.errors = [{instancePath:instancePath+"/currency",schemaPath:"types.json#/$defs/Currency/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data4 = data.type;
const _errs15 = errors;
if(!(((((data4 === "AD_HOC_PAYMENT") || (data4 === "PROFILE_CHEAP")) || (data4 === "PROFILE_FAST")) || (data4 === "PROFILE_GREEN")) || (data4 === "REGULAR"))){
validate72.errors = [{instancePath:instancePath+"/type",schemaPath:"enums.json#/$defs/TariffType/enum",keyword:"enum",params:{allowedValues: schema129.enum}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tariff_alt_text !== undefined){
let data5 = data.tariff_alt_text;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data5)){
if(data5.length < 1){
validate72.errors = [{instancePath:instancePath+"/tariff_alt_text",schemaPath:"#/properties/tariff_alt_text/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid6 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs19 = errors;
if(!(validate73(data5[i0], {instancePath:instancePath+"/tariff_alt_text/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
var valid6 = _errs19 === errors;
if(!valid6){
break;
}
}
}
}
else {
validate72.errors = [{instancePath:instancePath+"/tariff_alt_text",schemaPath:"#/properties/tariff_alt_text/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tariff_alt_url !== undefined){
let data7 = data.tariff_alt_url;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data7 === "string"){
if(func2(data7) > 255){
validate72.errors = [{instancePath:instancePath+"/tariff_alt_url",schemaPath:"types.json#/$defs/URL/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
else {
if(!pattern25.test(data7)){
validate72.errors = [{instancePath:instancePath+"/tariff_alt_url",schemaPath:"types.json#/$defs/URL/pattern",keyword:"pattern",params:{pattern: "^https?://[A-Za-z0-9\\[](?:[A-Za-z0-9._~:/?#\\[\\]@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*$"}}];
return false;
}
}
}
else {
validate72.errors = [{instancePath:instancePath+"/tariff_alt_url",schemaPath:"types.json#/$defs/URL/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.min_price !== undefined){
let data8 = data.min_price;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing1;
if((data8.excl_vat === undefined) && (missing1 = "excl_vat")){
validate72.errors = [{instancePath:instancePath+"/min_price",schemaPath:"classes.json#/$defs/Price/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs26 = errors;
for(const key1 in data8){
if(!((key1 === "excl_vat") || (key1 === "incl_vat"))){
validate72.errors = [{instancePath:instancePath+"/min_price",schemaPath:"classes.json#/$defs/Price/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs26 === errors){
if(data8.excl_vat !== undefined){
let data9 = data8.excl_vat;
const _errs27 = errors;
if(errors === _errs27){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate72.errors = [{instancePath:instancePath+"/min_price/excl_vat",schemaPath:"classes.json#/$defs/Price/properties/excl_vat/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate72.errors = [{instancePath:instancePath+"/min_price/excl_vat",schemaPath:"classes.json#/$defs/Price/properties/excl_vat/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid9 = _errs27 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data8.incl_vat !== undefined){
let data10 = data8.incl_vat;
const _errs29 = errors;
if(errors === _errs29){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
validate72.errors = [{instancePath:instancePath+"/min_price/incl_vat",schemaPath:"classes.json#/$defs/Price/properties/incl_vat/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate72.errors = [{instancePath:instancePath+"/min_price/incl_vat",schemaPath:"classes.json#/$defs/Price/properties/incl_vat/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid9 = _errs29 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
else {
validate72.errors = [{instancePath:instancePath+"/min_price",schemaPath:"classes.json#/$defs/Price/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_price !== undefined){
let data11 = data.max_price;
const _errs31 = errors;
const _errs32 = errors;
if(errors === _errs32){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing2;
if((data11.excl_vat === undefined) && (missing2 = "excl_vat")){
validate72.errors = [{instancePath:instancePath+"/max_price",schemaPath:"classes.json#/$defs/Price/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs34 = errors;
for(const key2 in data11){
if(!((key2 === "excl_vat") || (key2 === "incl_vat"))){
validate72.errors = [{instancePath:instancePath+"/max_price",schemaPath:"classes.json#/$defs/Price/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs34 === errors){
if(data11.excl_vat !== undefined){
let data12 = data11.excl_vat;
const _errs35 = errors;
if(errors === _errs35){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
validate72.errors = [{instancePath:instancePath+"/max_price/excl_vat",schemaPath:"classes.json#/$defs/Price/properties/excl_vat/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate72.errors = [{instancePath:instancePath+"/max_price/excl_vat",schemaPath:"classes.json#/$defs/Price/properties/excl_vat/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid11 = _errs35 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data11.incl_vat !== undefined){
let data13 = data11.incl_vat;
const _errs37 = errors;
if(errors === _errs37){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
validate72.errors = [{instancePath:instancePath+"/max_price/incl_vat",schemaPath:"classes.json#/$defs/Price/properties/incl_vat/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate72.errors = [{instancePath:instancePath+"/max_price/incl_vat",schemaPath:"classes.json#/$defs/Price/properties/incl_vat/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid11 = _errs37 === errors;
}
else {
var valid11 = true;
}
}
}
}
}
else {
validate72.errors = [{instancePath:instancePath+"/max_price",schemaPath:"classes.json#/$defs/Price/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.elements !== undefined){
let data14 = data.elements;
const _errs39 = errors;
if(errors === _errs39){
if(Array.isArray(data14)){
if(data14.length < 1){
validate72.errors = [{instancePath:instancePath+"/elements",schemaPath:"#/properties/elements/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid12 = true;
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
const _errs41 = errors;
if(!(validate75(data14[i1], {instancePath:instancePath+"/elements/" + i1,parentData:data14,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var valid12 = _errs41 === errors;
if(!valid12){
break;
}
}
}
}
else {
validate72.errors = [{instancePath:instancePath+"/elements",schemaPath:"#/properties/elements/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.start_date_time !== undefined){
let data16 = data.start_date_time;
const _errs42 = errors;
const _errs43 = errors;
if(errors === _errs43){
if(typeof data16 === "string"){
if(!pattern21.test(data16)){
validate72.errors = [{instancePath:instancePath+"/start_date_time",schemaPath:"types.json#/$defs/DateTime/pattern",keyword:"pattern",params:{pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]{3})?Z$"}}];
return false;
}
}
else {
validate72.errors = [{instancePath:instancePath+"/start_date_time",schemaPath:"types.json#/$defs/DateTime/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end_date_time !== undefined){
let data17 = data.end_date_time;
const _errs45 = errors;
const _errs46 = errors;
if(errors === _errs46){
if(typeof data17 === "string"){
if(!pattern21.test(data17)){
validate72.errors = [{instancePath:instancePath+"/end_date_time",schemaPath:"types.json#/$defs/DateTime/pattern",keyword:"pattern",params:{pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]{3})?Z$"}}];
return false;
}
}
else {
validate72.errors = [{instancePath:instancePath+"/end_date_time",schemaPath:"types.json#/$defs/DateTime/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.energy_mix !== undefined){
const _errs48 = errors;
if(!(validate81(data.energy_mix, {instancePath:instancePath+"/energy_mix",parentData:data,parentDataProperty:"energy_mix",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_updated !== undefined){
let data19 = data.last_updated;
const _errs49 = errors;
const _errs50 = errors;
if(errors === _errs50){
if(typeof data19 === "string"){
if(!pattern21.test(data19)){
validate72.errors = [{instancePath:instancePath+"/last_updated",schemaPath:"types.json#/$defs/DateTime/pattern",keyword:"pattern",params:{pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]{3})?Z$"}}];
return false;
}
}
else {
validate72.errors = [{instancePath:instancePath+"/last_updated",schemaPath:"types.json#/$defs/DateTime/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate72.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const COMPILED_SCHEMAS: Readonly<Record<string, (value: unknown) => boolean>> = {
  'location-2.2.json': check0,
  'location-2.2.1.json': check1,
  'tariff.json': check2,
};
