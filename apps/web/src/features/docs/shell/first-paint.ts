import { themeAttribute, themeKey } from '../../../ui/theme/theme-key.ts';

/** Where the language of the examples is remembered, and the attribute that shows it. */
export const codeKey = 'traip.docs.code';
export const codeAttribute = 'data-code';

/** Runs before anything is drawn: the server knows neither the theme nor the language of the examples. */
export const firstPaint = `(()=>{try{
const root=document.documentElement;
let theme=localStorage.getItem('${themeKey}')||'light';
if(theme==='system')theme=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
root.setAttribute('${themeAttribute}',theme);
const code=localStorage.getItem('${codeKey}');
if(code)root.setAttribute('${codeAttribute}',code);
}catch{}})()`;
