/** Times of day as people and spreadsheets write them: `7.30`, `10pm`, `8 Uhr`, `0800`, `08:00:00`. */

/** The marks of a full hour, for regular expressions without regard to case. */
export const OCLOCK = '(?:h|hrs|uhr|uur|u)';

const FORMS: readonly RegExp[] = [
  /^(?<hour>\d{1,2}):(?<minute>\d\d)(?::(?<second>\d\d))?\s*(?<half>[ap]\.?m\.?)?$/i,
  /^(?<hour>\d{1,2})[.h](?<minute>\d\d)\s*(?<half>[ap]\.?m\.?)?$/i,
  /^(?<hour>\d{1,2})\s*(?<half>[ap]\.?m\.?)$/i,
  /^(?<hour>\d\d)(?<minute>\d\d)$/,
  new RegExp(`^(?<hour>\\d{1,2})(?:[:.](?<minute>\\d\\d))?\\s*${OCLOCK}\\.?$`, 'i'),
];

/** The only time that a text may mean, `HH:MM` or `HH:MM:SS`; nothing if there is none, or if its seconds would be lost. */
export function meantTimes(text: string, precision: 'minutes' | 'seconds'): [] | [string] {
  const parts = FORMS.map((form) => form.exec(text)?.groups).find((groups) => groups !== undefined);
  if (parts === undefined) return [];
  const { hour = '', minute = '00', second = '00', half } = parts;
  const hours = half === undefined ? Number(hour) : hoursOf(Number(hour), half);
  if (hours === undefined || hours > 24 || Number(minute) > 59 || Number(second) > 59) return [];
  const time = `${String(hours).padStart(2, '0')}:${minute}`;
  if (precision === 'seconds') return [`${time}:${second}`];
  return second === '00' ? [time] : [];
}

/** 12 am is midnight, and 12 pm noon. */
function hoursOf(hour: number, half: string): number | undefined {
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (/^p/i.test(half) ? 12 : 0);
}
