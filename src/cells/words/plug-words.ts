/** Words for plugs, cables and kinds of current. */

import {
  CONNECTOR_CAPABILITY,
  CONNECTOR_FORMAT,
  CONNECTOR_TYPE,
  type ConnectorCapability,
  type ConnectorFormat,
  type ConnectorType,
  POWER_TYPE,
  type PowerType,
} from '../../ocpi/enums.ts';
import type { KnownRow } from '../cell.ts';
import { combosIn } from './country-words.ts';
import { Vocabulary } from './word.ts';

export const CONNECTOR_TYPE_WORDS = new Vocabulary<ConnectorType>(
  CONNECTOR_TYPE,
  {
    CHADEMO: 'Cha de Mo, DC CHAdeMO',
    DOMESTIC_A: 'Type A, Typ A',
    DOMESTIC_B: 'Type B, Typ B',
    DOMESTIC_C: 'Type C, Typ C, Euro plug, Eurostecker',
    DOMESTIC_D: 'Type D, Typ D',
    DOMESTIC_E: 'Type E, Typ E, prise E',
    DOMESTIC_F:
      'Schuko, Type F, Typ F, Schukodose, Schuko-Steckdose, Schukostecker, CEE 7/4, Schuko Typ F, Schuko (Type F), Schuko CEE 7/4, AC Schuko',
    DOMESTIC_G: 'Type G, Typ G, BS 1363, UK 3-pin, 3-pin UK, UK plug',
    DOMESTIC_H: 'Type H, Typ H',
    DOMESTIC_J: 'Type J, Typ J, T13, SEV 1011',
    DOMESTIC_K: 'Type K, Typ K',
    DOMESTIC_L: 'Type L, Typ L',
    DOMESTIC_M: 'Type M, Typ M',
    DOMESTIC_N: 'Type N, Typ N',
    DOMESTIC_O: 'Type O, Typ O',
    GBT_AC: 'GB/T AC, GB/T 20234.2',
    GBT_DC: 'GB/T DC, GB/T 20234.3',
    IEC_60309_2_single_16: 'CEE blau, CEE blue, CEE blau 16A, CEE 16A blau, CEE 16 blau, blue CEE, blaue CEE',
    IEC_60309_2_three_16: 'CEE rot 16A, CEE 16A rot, CEE 16 rot, CEE red 16A, CEE 16A red, red CEE 16A',
    IEC_60309_2_three_32: 'CEE rot 32A, CEE 32A rot, CEE 32 rot, CEE red 32A, CEE 32A red, red CEE 32A',
    IEC_60309_2_three_64: 'CEE rot 63A, CEE 63A rot, CEE 63 rot, CEE red 63A, CEE 63A red, red CEE 63A',
    IEC_62196_T1: 'Type 1, Typ 1, Tipo 1, Typ1, J1772, SAE J1772, Yazaki, T1, Тип 1',
    IEC_62196_T1_COMBO:
      'CCS1, CCS Type 1, CCS Typ 1, CCS Combo 1, Combo 1, Combo Type 1, Type 1 CCS, Typ 1 CCS, Type 1 Combo, CCS T1, SAE J1772 Combo',
    // The last ones are the words of the German register of chargers (Ladesäulenregister).
    IEC_62196_T2:
      'Type 2, Typ 2, Tipo 2, T2, Mennekes, Type 2 Mennekes, Typ 2 Mennekes, Type II, Typ II, Тип 2, Type 2 socket, Type 2 cable, Typ 2 Stecker, Typ 2 Dose, Typ 2 Steckdose, Typ 2 Kabel, Type 2 stekker, Type 2 contactdoos, AC Typ 2 Steckdose, AC Typ 2 Fahrzeugkupplung, AC Steckdose Typ 2, AC Kupplung Typ 2',
    IEC_62196_T2_COMBO:
      'CCS2, CCS Type 2, CCS Typ 2, CCS Tipo 2, CCS Combo 2, Combo 2, Combo Type 2, Combo Typ 2, Combo T2, Type 2 CCS, Typ 2 CCS, Type 2 Combo, Typ 2 Combo, CCS T2, DC Fahrzeugkupplung Typ Combo 2 (CCS), DC Fahrzeugkupplung Typ Combo 2',
    IEC_62196_T3A: 'Type 3A, Typ 3A, T3A, Scame',
    IEC_62196_T3C: 'Type 3C, Typ 3C, T3C',
    MCS: 'Megawatt Charging System, megawatt charging, Megawattladen',
    TESLA_R: 'Tesla Roadster',
  },
  [
    {
      words: 'CCS, Combo, CCS Combo, Combo CCS',
      values: ['IEC_62196_T2_COMBO', 'IEC_62196_T1_COMBO'],
      note: 'The first is the plug with Type 2, the second the one with Type 1.',
      inRow: ({ cell, setting }) => combosIn(cell('country') ?? setting('country') ?? setting('country_code')),
    },
    {
      words: 'Tesla, Tesla Supercharger, Supercharger',
      values: ['TESLA_S', 'IEC_62196_T2_COMBO', 'IEC_62196_T2'],
      note: 'In Europe, chargers of Tesla have the last two.',
    },
    {
      words: 'NACS, J3400, Tesla NACS',
      values: ['SAE_J3400', 'TESLA_S'],
      note: 'The first is new in OCPI 2.3.0, and older versions leave out such a plug; the second has the same form.',
    },
    { words: 'Type I, Typ I', values: ['IEC_62196_T1', 'DOMESTIC_I'] },
    { words: 'Type 3, Typ 3, T3', values: ['IEC_62196_T3A', 'IEC_62196_T3C'] },
    { words: 'Type E/F, Typ E/F, EF, prise domestique E/F, CEE 7/7', values: ['DOMESTIC_E', 'DOMESTIC_F'] },
    {
      words: 'GB/T, GBT, GB T',
      values: ['GBT_AC', 'GBT_DC'],
      inRow: ({ cell }) => gbtOf(cell('power_type')),
    },
    {
      words: 'CEE, CEE rot, CEE red, IEC 60309',
      values: ['IEC_60309_2_single_16', 'IEC_60309_2_three_16', 'IEC_60309_2_three_32', 'IEC_60309_2_three_64'],
    },
  ],
);

function gbtOf(powerType: string | undefined): readonly ('GBT_AC' | 'GBT_DC')[] {
  if (powerType === undefined || powerType === '') return ['GBT_AC', 'GBT_DC'];
  const [meant = ''] = POWER_TYPE_WORDS.meant(powerType)?.values ?? [];
  if (meant === '') return ['GBT_AC', 'GBT_DC'];
  return meant === 'DC' ? ['GBT_DC'] : ['GBT_AC'];
}

export const CONNECTOR_FORMAT_WORDS = new Vocabulary<ConnectorFormat>(CONNECTOR_FORMAT, {
  SOCKET:
    'outlet, untethered, Steckdose, Dose, Buchse, Ladedose, Ladesteckdose, prise, stopcontact, contactdoos, toma, base, presa, gniazdo, gniazdko, розетка',
  CABLE:
    'tethered, attached cable, fixed cable, with cable, tethered cable, Kabel, festes Kabel, fest angeschlagen, angeschlagenes Kabel, mit Kabel, câble attaché, vaste kabel, cavo, przewód, kabel na stałe, кабель',
});

const NO_PHASES: (row: KnownRow) => readonly PowerType[] = ({ cell }) =>
  // Domestic plugs have one phase.
  CONNECTOR_TYPE_WORDS.meant(cell('standard') ?? '')?.values.every((plug) => plug.startsWith('DOMESTIC_'))
    ? ['AC_1_PHASE']
    : ['AC_1_PHASE', 'AC_3_PHASE'];

export const POWER_TYPE_WORDS = new Vocabulary<PowerType>(
  POWER_TYPE,
  {
    AC_1_PHASE:
      'AC1, AC 1, AC 1ph, AC 1-phase, AC single phase, single phase, single-phase AC, 1-phase, one phase, 1 phase AC, 1ph, 1P, einphasig, 1-phasig, AC einphasig, AC 1-phasig, Wechselstrom einphasig, monophasé, AC monophasé, 1-fase, eenfasig, monofásico, monofase, jednofazowy, однофазний',
    AC_2_PHASE: 'two phase, 2-phase, zweiphasig, 2-phasig',
    AC_2_PHASE_SPLIT: 'split phase, split-phase',
    AC_3_PHASE:
      'AC3, AC 3, AC 3ph, AC 3-phase, AC three phase, three phase, three-phase AC, 3-phase, 3 phase AC, 3ph, 3P, dreiphasig, 3-phasig, AC dreiphasig, AC 3-phasig, Drehstrom, triphasé, AC triphasé, 3-fase, driefasig, krachtstroom, trifásico, trifase, trójfazowy, трифазний',
    DC: 'direct current, DC fast, Gleichstrom, courant continu, gelijkstroom, corriente continua, corrente continua, prąd stały, постійний струм',
  },
  [
    {
      words:
        'AC, alternating current, Wechselstrom, courant alternatif, wisselstroom, corriente alterna, corrente alternata, prąd przemienny, змінний струм',
      values: ['AC_1_PHASE', 'AC_3_PHASE'],
      inRow: NO_PHASES,
    },
  ],
);

export const CONNECTOR_CAPABILITY_WORDS = new Vocabulary<ConnectorCapability>(
  CONNECTOR_CAPABILITY,
  {
    ISO_15118_2_PLUG_AND_CHARGE: 'ISO 15118-2, 15118-2',
    ISO_15118_20_PLUG_AND_CHARGE: 'ISO 15118-20, 15118-20',
  },
  [
    {
      words: 'plug and charge, plug & charge, PnC, ISO 15118',
      values: ['ISO_15118_2_PLUG_AND_CHARGE', 'ISO_15118_20_PLUG_AND_CHARGE'],
      note: 'Nearly all cars with it speak ISO 15118-2.',
    },
  ],
);
