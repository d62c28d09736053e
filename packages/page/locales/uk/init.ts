/** What `init` writes into tables in Ukrainian. */

import type { InitTexts } from '../texts.ts';

export const initTexts: InitTexts = {
  ...{ address: 'Ринкова площа 1', SOCKET: 'розетка', CABLE: 'кабель', yes: 'так', type: 'Тип' },
  sheet:
    'ID локації,назва,адреса,поштовий індекс,місто,широта,довгота,години роботи,зарядна точка,тип роз’єму,кабель чи розетка,потужність кВт,тип струму,напруга,сила струму,тариф,ціна за кВт·год,ПДВ,з ПДВ',
};
