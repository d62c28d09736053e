/**
 * Joins the tables of network.ts with DuckDB and writes them as JSON, without any check: what a fast general tool needs for
 * the same work. DuckDB is not a dependency; build.ts says where it is looked for.
 */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

interface DuckDb {
  readonly DuckDBInstance: {
    create(path: string): Promise<{ connect(): Promise<{ run(sql: string): Promise<unknown> }> }>;
  };
}

const [installed = '', data = '', out = ''] = process.argv.slice(2);
const entry = join(installed, 'node_modules', '@duckdb', 'node-api', 'lib', 'index.js');
const { DuckDBInstance }: DuckDb = await import(pathToFileURL(entry).href);
const connection = await (await DuckDBInstance.create(':memory:')).connect();

const table = (name: string) => `read_csv('${join(data, `${name}.csv`)}', header = true, all_varchar = true)`;
await connection.run(`
COPY (
  WITH plugs AS (
    SELECT evse_uid, list({
      'id': id, 'standard': standard, 'format': format, 'power_type': power_type, 'max_voltage': max_voltage::INT,
      'max_amperage': max_amperage::INT, 'max_electric_power': max_electric_power::INT,
      'tariff_ids': string_split(tariff_ids, '|')
    } ORDER BY id) AS connectors
    FROM ${table('connectors')} GROUP BY evse_uid
  ), points AS (
    SELECT location_id, list({
      'uid': uid, 'evse_id': evse_id, 'status': status, 'capabilities': string_split(capabilities, '|'),
      'connectors': connectors, 'physical_reference': physical_reference, 'last_updated': last_updated
    } ORDER BY uid) AS evses
    FROM ${table('evses')} JOIN plugs ON evse_uid = uid GROUP BY location_id
  )
  SELECT 'NL' AS country_code, 'BEN' AS party_id, id, true AS publish, name, address, city, postal_code, 'NLD' AS country,
    {'latitude': latitude, 'longitude': longitude} AS coordinates, parking_type, evses,
    string_split(facilities, '|') AS facilities, 'Europe/Amsterdam' AS time_zone, opening_times
  FROM ${table('locations')} JOIN points ON location_id = id ORDER BY id
) TO '${out}' (FORMAT json, ARRAY true)`);
