/**
 * The credentials that a server asks for: the token (OCPI 4.1.2), and headers of other kinds. They go to the server that the user
 * named and to no other.
 */

/** As the user gives them. */
export interface GivenCredentials {
  readonly token?: string | undefined;
  /** Sent as they are. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Tells a user without a token what to do if the server refuses. */
  readonly advice: string;
}

export function credentialsFor({ token, headers = {}, advice }: GivenCredentials, { origin }: URL) {
  // Base64 since OCPI 2.2-d2; many servers expect the plain token, as 2.1.1 and the first edition of 2.2 do.
  let isPlain = false;
  let isAccepted = false;
  return {
    headersFor(url: URL): Readonly<Record<string, string>> {
      if (url.origin !== origin) return {};
      if (token === undefined) return headers;
      return { ...headers, Authorization: `Token ${isPlain ? token : Buffer.from(token).toString('base64')}` };
    },
    /** After an answer: whether the same request may succeed with the other form of the token. */
    tryOtherForm(status: number, url: URL): boolean {
      if (status === 200) isAccepted = true;
      const isRefused = status === 400 || status === 401 || status === 403;
      if (!isRefused || token === undefined || isAccepted || isPlain || url.origin !== origin) return false;
      isPlain = true;
      return true;
    },
    /** Why a URL may have refused them, and what to do. */
    hint(url: URL): string {
      if (token === undefined && Object.keys(headers).length === 0) return advice;
      if (url.origin === origin) return 'It does not accept the token.';
      return 'The token was not sent, because this is another server than the one that was asked for.';
    },
  };
}
