/** What runs in the browser. */

import './page.css';

document.documentElement.classList.add('scripted');
