/** The look of the page: the reader's own fonts and colours, light or dark. */

export const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
dl { display: flex; flex-wrap: wrap; gap: 1rem; margin: 0; }
dl div { border: 1px solid #8886; border-radius: .5rem; padding: .5rem 1rem; }
dt { font-size: .875rem; }
dd { margin: 0; font-size: 1.5rem; font-weight: 600; }
ul { padding-left: 1.25rem; }
table { border-collapse: collapse; width: 100%; font-size: .9375rem; }
th, td { text-align: left; padding: .25rem .5rem; border-bottom: 1px solid #8884; }
td:nth-child(n+3), th:nth-child(n+3) { text-align: right; white-space: nowrap; }
footer { margin-top: 2rem; font-size: .875rem; opacity: .75; }
`;
