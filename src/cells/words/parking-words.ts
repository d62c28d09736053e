/** Words for vehicles, for how they are parked, and where the charger is then. */

import {
  EVSE_POSITION,
  type EvsePosition,
  PARKING_DIRECTION,
  type ParkingDirection,
  VEHICLE_TYPE,
  type VehicleType,
} from '../../ocpi/enums.ts';
import { Vocabulary } from './word.ts';

export const VEHICLE_TYPE_WORDS = new Vocabulary<VehicleType>(
  VEHICLE_TYPE,
  {
    MOTORCYCLE:
      'motorcycles, motorbike, motorbikes, Motorrad, Motorräder, moto, motos, motor, motoren, motocicleta, motocicletta, motocykl, мотоцикл',
    PERSONAL_VEHICLE:
      'car, cars, passenger car, PKW, Auto, Autos, Personenwagen, voiture, voitures, véhicule léger, personenauto, coche, turismo, automobile, samochód osobowy, personbil, автомобіль, легковий автомобіль',
    PERSONAL_VEHICLE_WITH_TRAILER:
      'trailer, car with trailer, caravan, Anhänger, PKW mit Anhänger, Auto mit Anhänger, Wohnwagen, voiture avec remorque, remorque, caravane, aanhanger, auto met aanhanger, remolque, rimorchio, przyczepa, anhænger, причіп',
    VAN: 'vans, delivery van, light van, Transporter, Lieferwagen, Kleintransporter, fourgon, camionnette, utilitaire, bestelbus, bestelwagen, furgoneta, furgone, dostawczy, varevogn, фургон',
    SEMI_TRACTOR: 'tractor unit, Sattelzugmaschine, tracteur routier, trekker, tractora, motrice, ciągnik siodłowy',
    RIGID:
      'rigid truck, truck without trailer, LKW ohne Anhänger, camion sans remorque, camion porteur, vrachtwagen zonder aanhanger, bakwagen, camión rígido, motrice rigida',
    TRUCK_WITH_TRAILER:
      'truck and trailer, lorry with trailer, articulated lorry, LKW mit Anhänger, Lastzug, Sattelzug, camion avec remorque, ensemble routier, vrachtwagen met aanhanger, camión con remolque, autotreno, ciężarówka z przyczepą',
    BUS: 'buses, coach, coaches, Reisebus, Busse, autocar, autobus, touringcar, autobús, autocarro, автобус',
    DISABLED:
      'disabled permit, blue badge, Behindertenausweis, Behinderte, carte mobilité inclusion, PMR, handicapés, gehandicaptenkaart, gehandicapten, discapacitados, disabili, niepełnosprawni, люди з інвалідністю',
  },
  [
    {
      words: 'truck, trucks, lorry, HGV, LKW, camion, vrachtwagen, camión, ciężarówka',
      values: ['RIGID', 'TRUCK_WITH_TRAILER'],
    },
  ],
);

export const PARKING_DIRECTION_WORDS = new Vocabulary<ParkingDirection>(PARKING_DIRECTION, {
  PARALLEL: 'along the road, längs, Längsparken, en long, longitudinal, langsparkeren, langs, en línea, równolegle',
  PERPENDICULAR: 'at right angles, quer, Querparken, senkrecht, en bataille, haaks, en batería, prostopadle',
  ANGLE: 'angled, diagonal, echelon, schräg, Schrägparken, en épi, schuin, oblicuo, skośnie',
});

export const EVSE_POSITION_WORDS = new Vocabulary<EvsePosition>(EVSE_POSITION, {
  LEFT: 'links, gauche, à gauche, izquierda, sinistra, po lewej',
  RIGHT: 'rechts, droite, à droite, derecha, destra, po prawej',
  CENTER: 'centre, middle, Mitte, vorn, centraal, midden, centro, pośrodku',
});
