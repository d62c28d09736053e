/** Words for statuses and capabilities, and for whom a place is. */

import {
  CAPABILITY,
  type Capability,
  PARKING_RESTRICTION,
  type ParkingRestriction,
  STATUS,
  type Status,
} from '../../ocpi/enums.ts';
import { Vocabulary } from './word.ts';

/**
 * OCPI calls an EVSE that is in use CHARGING, and one that cannot be reached, for example because of a parked car, BLOCKED.
 *
 * The words of OCPP are among them. OCPP 2.0.1 has one word, Occupied, for what OCPP 1.6 calls Preparing, Charging, SuspendedEV,
 * SuspendedEVSE and Finishing: a vehicle is connected, or about to be, and nobody else can charge. All of them are in use, which
 * is what CitrineOS publishes for Occupied. (SAP's e-mobility server has BLOCKED for some.) Unavailable is not broken, so it is
 * INOPERATIVE as OCPI 2.2.1 explains that; Faulted is OUTOFORDER.
 */
export const STATUS_WORDS = new Vocabulary<Status>(
  STATUS,
  {
    AVAILABLE:
      'free, vacant, frei, verfügbar, verfuegbar, libre, disponible, vrij, beschikbaar, libero, disponibile, wolny, wolna, wolne, dostępny, dostępna, ledig, ledigt, вільний, вільна, вільно, доступний',
    BLOCKED: 'blockiert, zugeparkt, bloqué, geblokkeerd, bloqueado, bloccato, zablokowany, заблокований',
    CHARGING:
      'in use, occupied, preparing, suspended, SuspendedEV, SuspendedEVSE, finishing, busy, belegt, besetzt, in Benutzung, lädt, laden, wird geladen, occupé, occupée, en charge, bezet, in gebruik, ocupado, en uso, cargando, occupato, in uso, in carica, optaget, i brug, opptatt, upptagen, zajęty, zajęta, zajęte, ładowanie, зайнятий, зайнята, зайнято, заряджає, заряджання',
    INOPERATIVE: 'unavailable',
    OUTOFORDER:
      'out of order, faulted, faulty, broken, defective, defekt, kaputt, gestört, Störung, en panne, defect, kapot, storing, averiado, guasto, uszkodzony, zepsuty, awaria, несправний, зламаний',
    PLANNED:
      'geplant, planifié, prévu, gepland, planificado, previsto, pianificato, planowany, planowane, запланований',
    REMOVED: 'entfernt, abgebaut, retiré, supprimé, verwijderd, retirado, rimosso, usunięty, zdemontowany, видалений',
    RESERVED: 'reserviert, réservé, gereserveerd, reservado, riservato, prenotato, zarezerwowany, зарезервований',
    UNKNOWN: 'unbekannt, offline, inconnu, onbekend, desconocido, sconosciuto, nieznany, невідомий, невідомо',
  },
  [
    {
      words:
        'not available, out of service, closed, maintenance, außer Betrieb, ausser Betrieb, nicht verfügbar, Wartung, indisponible, hors service, en maintenance, buiten gebruik, buiten dienst, niet beschikbaar, fuera de servicio, no disponible, fuori servizio, non disponibile, nieczynny, niedostępny, недоступний, не працює',
      values: ['INOPERATIVE', 'OUTOFORDER'],
      note: 'The second if it is broken.',
    },
  ],
);

export const CAPABILITY_WORDS = new Vocabulary<Capability>(
  CAPABILITY,
  {
    CHARGING_PROFILE_CAPABLE: 'charging profile, charging profiles, smart charging',
    CHIP_CARD_SUPPORT: 'chip card, chip cards, Chipkarte, carte à puce, chipkaart',
    CONTACTLESS_CARD_SUPPORT:
      'contactless, contactless card, contactless payment, kontaktlos, sans contact, contactloos, sin contacto, contactless kaart, zbliżeniowo, безконтактно',
    CREDIT_CARD_PAYABLE:
      'credit card, credit cards, creditcard, Kreditkarte, carte de crédit, tarjeta de crédito, carta di credito, karta kredytowa, кредитна картка',
    DEBIT_CARD_PAYABLE:
      'debit card, debit cards, debitcard, EC card, Girocard, EC-Karte, Debitkarte, carte de débit, pinpas, tarjeta de débito, carta di debito, karta debetowa, дебетова картка',
    PED_TERMINAL: 'payment terminal, card terminal, Kartenterminal, pin terminal, PIN pad',
    REMOTE_START_STOP_CAPABLE:
      'remote start, remote start stop, remote start/stop, start by app, Fernstart, démarrage à distance',
    RESERVABLE: 'reservation, reservierbar, réservable, reserveerbaar, reservable, prenotabile',
    RFID_READER: 'RFID, RFID card, RFID-Karte, RFID-Leser, RFID-Kartenleser, lecteur RFID, RFID-lezer, RFID reader',
    TOKEN_GROUP_CAPABLE: 'token group',
    UNLOCK_CAPABLE: 'unlock, remote unlock, Entriegelung',
  },
  [
    {
      words:
        'card, cards, Karte, Kartenzahlung, card payment, carte bancaire, CB, bankpas, bank card, tarjeta, carta, karta, картка',
      values: ['CREDIT_CARD_PAYABLE', 'DEBIT_CARD_PAYABLE', 'CONTACTLESS_CARD_SUPPORT', 'RFID_READER'],
    },
  ],
);

export const PARKING_RESTRICTION_WORDS = new Vocabulary<ParkingRestriction>(PARKING_RESTRICTION, {
  EV_ONLY:
    'EV, EVs only, only EV, electric vehicles only, nur E-Autos, nur Elektroautos, nur für E-Autos, nur EV, uniquement VE, alleen EV, solo EV, tylko EV, лише електромобілі',
  PLUGGED: 'plugged in, while charging, only while charging, nur während des Ladens, nur beim Laden, branché',
  DISABLED:
    'handicapped, disabled only, disabled parking, Behinderte, Behindertenparkplatz, PMR, handicapés, gehandicapten, invaliden, discapacitados, minusválidos, disabili, niepełnosprawni, люди з інвалідністю',
  CUSTOMERS:
    'customer, customers only, guests, Kunden, nur Kunden, nur für Kunden, Gäste, clients, clientèle, klanten, clientes, clienti, klienci, клієнти',
  MOTORCYCLES: 'motorcycle, motorbikes, Motorräder, motos, motoren, motocicletas, moto, motocykle, мотоцикли',
  EMPLOYEES:
    'staff only, employees only, Mitarbeiter, nur Mitarbeiter, personnel, employés, medewerkers, empleados, dipendenti, pracownicy, працівники',
  TAXIS: 'taxi, taxi only, nur Taxis, таксі',
  TENANTS:
    'residents, residents only, Mieter, Bewohner, Anwohner, résidents, bewoners, residentes, residenti, mieszkańcy, мешканці',
});
