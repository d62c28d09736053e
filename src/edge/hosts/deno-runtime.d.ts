/** As much of Deno as is used here. */
declare const Deno: {
  readonly args: readonly string[];
  serve(
    options: { readonly hostname: string; readonly port: number },
    answer: (request: Request) => Promise<Response>,
  ): { shutdown(): Promise<void> };
  exit(code: number): never;
  addSignalListener(signal: 'SIGINT' | 'SIGTERM', listener: () => void): void;
};
