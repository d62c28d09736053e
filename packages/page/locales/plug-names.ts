/** Plugs, and what they can do, that have the same name in every language. */

export const PLUG_NAMES = {
  'connector_type.CHADEMO': 'CHAdeMO',
  'connector_type.CHAOJI': 'ChaoJi',
  'connector_type.GBT_AC': 'GB/T AC',
  'connector_type.GBT_DC': 'GB/T DC',
  'connector_type.IEC_62196_T2_COMBO': 'CCS',
  'connector_type.MCS': 'MCS',
  'connector_type.NEMA_5_20': 'NEMA 5-20',
  'connector_type.NEMA_6_30': 'NEMA 6-30',
  'connector_type.NEMA_6_50': 'NEMA 6-50',
  'connector_type.NEMA_10_30': 'NEMA 10-30',
  'connector_type.NEMA_10_50': 'NEMA 10-50',
  'connector_type.NEMA_14_30': 'NEMA 14-30',
  'connector_type.NEMA_14_50': 'NEMA 14-50',
  'connector_type.SAE_J3400': 'NACS (J3400)',
  'connector_type.TESLA_R': 'Tesla Roadster',
  'connector_type.TESLA_S': 'Tesla (NACS)',
  'connector_capability.ISO_15118_2_PLUG_AND_CHARGE': 'Plug & Charge (ISO 15118-2)',
  'connector_capability.ISO_15118_20_PLUG_AND_CHARGE': 'Plug & Charge (ISO 15118-20)',
} as const;
