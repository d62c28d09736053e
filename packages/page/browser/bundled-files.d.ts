/** The modules that vite makes of other files (bin/bundle-page.cjs). */

declare module '*.css';

/** The URL of a file that is published beside the scripts. */
declare module '*?url' {
  const url: string;
  export default url;
}

/** The URL of a script for a Worker, bundled with what it imports. */
declare module '*?worker&url' {
  const url: string;
  export default url;
}
