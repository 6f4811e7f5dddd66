/** Where the language of the examples is stored, and the attribute that shows it. */
export const codeKey = 'traip.docs.code';
export const codeAttribute = 'data-code';

/** Runs before anything is drawn: the server doesn't know the language of the examples. */
export const wearCodeLanguage = `
const code=localStorage.getItem('${codeKey}');
if(code)document.documentElement.setAttribute('${codeAttribute}',code);`;
