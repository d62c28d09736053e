/** Words for kinds of tariffs and prices, and for sources of energy. */

import {
  ENERGY_SOURCE_CATEGORY,
  type EnergySourceCategory,
  RESERVATION_RESTRICTION_TYPE,
  type ReservationRestrictionType,
  TARIFF_DIMENSION_TYPE,
  TARIFF_TYPE,
  type TariffDimensionType,
  type TariffType,
} from '../../ocpi/enums.ts';
import { Vocabulary } from './word.ts';

export const TARIFF_TYPE_WORDS = new Vocabulary<TariffType>(TARIFF_TYPE, {
  AD_HOC_PAYMENT:
    'ad hoc, adhoc, ad-hoc charging, direct payment, Ad-hoc-Laden, Direktzahlung, spontan, paiement direct, guest, Gast, Gastladen, invité, gość, gäst, invitado, ospite',
  PROFILE_CHEAP: 'cheap',
  PROFILE_FAST: 'fast',
  PROFILE_GREEN: 'green',
  REGULAR: 'normal, standard, contract, Vertrag, mit Vertrag, regulär',
});

export const TARIFF_DIMENSION_WORDS = new Vocabulary<TariffDimensionType>(TARIFF_DIMENSION_TYPE, {
  ENERGY: 'kWh, per kWh, pro kWh, €/kWh, Energie, énergie, energía, energia, енергія',
  FLAT: 'session, per session, start fee, flat fee, flat rate, per start, Startgebühr, Grundgebühr, forfait, starttarief, ryczałt',
  PARKING_TIME: 'parking, idle, idle fee, blocking fee, Parkzeit, Standzeit, Blockiergebühr, stationnement, parkeren',
  TIME: 'charging time, Ladezeit, Zeit, temps, tijd, tiempo, tempo, czas, час',
});

export const RESERVATION_WORDS = new Vocabulary<ReservationRestrictionType>(RESERVATION_RESTRICTION_TYPE, {
  RESERVATION: 'Reservierung, réservation, reservering, reserva, prenotazione, rezerwacja',
  RESERVATION_EXPIRES: 'expired reservation, verfallene Reservierung',
});

export const ENERGY_SOURCE_WORDS = new Vocabulary<EnergySourceCategory>(ENERGY_SOURCE_CATEGORY, {
  NUCLEAR: 'Kernkraft, Atomkraft, Kernenergie, nucléaire, kernenergie, nucleare, atom',
  GENERAL_FOSSIL: 'fossil, fossile, fossiel',
  COAL: 'Kohle, charbon, kolen, carbón, carbone, węgiel, вугілля',
  GAS: 'Erdgas, natural gas, gaz, aardgas, газ',
  GENERAL_GREEN:
    'green, renewable, renewables, Ökostrom, erneuerbar, Erneuerbare, renouvelable, groen, renovable, rinnovabile, odnawialne',
  SOLAR: 'sun, photovoltaic, PV, Sonne, Solarenergie, solaire, zon, zonne-energie, fotovoltaica, solare, słońce, сонце',
  WIND: 'Windkraft, éolien, windenergie, eólica, eolico, wiatr, вітер',
  WATER: 'hydro, hydropower, Wasser, Wasserkraft, hydraulique, waterkracht, hidráulica, idroelettrico, woda, вода',
});
