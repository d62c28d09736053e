/** The content codings in which envelopes are stored, best first (RFC 9110, 8.4.1). Large lists have no brotli. */
export const CODINGS = ['br', 'gzip', 'identity'] as const;
export type Coding = (typeof CODINGS)[number];
