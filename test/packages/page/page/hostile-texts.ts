/** Texts that would break a page which trusts its data. */

export const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "' onmouseover='alert(1)",
  '&lt;script&gt;',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '\u202egnp.exe\u202d\u2066',
  '\u05d0\u05d1\u05d2 \u0627\u0644\u0639',
  'x'.repeat(255),
  '🔌'.repeat(120),
  '</bdi></p></article><h1>',
  '=cmd|"/c calc"!A1',
  '{{constructor.constructor("alert(1)")()}}',
];

/** Fields whose values are closed; the build checks them, so no other text can be in them. */
const CLOSED =
  /^(standard|format|power_type|capabilities|parking_type|parking_restrictions|facilities|category|source|status|type|time_zone|currency|country|country_code|party_id|latitude|longitude|period_begin|period_end|publish|help_phone|vehicle_types|evse_position|services|payment_brands|payment_means|parking_id)$/;

/** The value with every open text in it replaced. */
export function poisoned<T>(value: T, text: string, name = ''): T {
  if (CLOSED.test(name)) return value;
  if (typeof value === 'string') return text as T;
  if (Array.isArray(value)) return value.map((item) => poisoned(item, text, name)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, poisoned(item, text, key)])) as T;
}
