/** The highlighted parts of a program, by class name. An unclosed string ends with the text. */
const parts =
  /(?<c>(?:^|(?<=\s))(?:#|\/\/)[^\n]*)|(?<s>"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\]|\\.)*'?|`(?:[^`\\]|\\.)*`?)|(?<n>\b\d[\d_.]*\b)|(?<k>\b(?:curl|const|let|await|async|import|from|export|function|return|if|for|in|new|throw|def|and|or|not|raise|with|as|true|false|null|True|False|None)\b)/gm;

/** A program as HTML, with strings, numbers, keywords and comments highlighted. */
export function highlighted(code: string): string {
  let html = '';
  let at = 0;
  for (const match of code.matchAll(parts)) {
    const [kind = ''] = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined) ?? [];
    html += `${escaped(code.slice(at, match.index))}<span class="${kind}">${escaped(match[0])}</span>`;
    at = match.index + match[0].length;
  }
  return html + escaped(code.slice(at));
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
