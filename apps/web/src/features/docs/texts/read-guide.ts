import { lexer } from 'marked';

export interface GuideText {
  readonly title: string;
  /** Its summary, in one sentence. */
  readonly lead: string;
  /** Everything below, as Markdown. */
  readonly body: string;
  readonly headings: readonly string[];
}

/** The placeholder for this server's address in texts. */
const exampleOrigin = 'https://traip.example';

/** A text begins with its title and a summary paragraph. */
export function readGuide(markdown: string, origin: string): GuideText {
  const [title = '', lead = '', ...rest] = markdown.trim().split('\n\n');
  const body = rest.join('\n\n').replaceAll(exampleOrigin, origin);
  return { title: title.replace(/^# /, ''), lead, body, headings: headingsIn(body) };
}

function headingsIn(markdown: string): string[] {
  return lexer(markdown).flatMap((token) => (token.type === 'heading' ? [String(token.text)] : []));
}

/** The id of a heading: its words without accents, numbers included. */
export function anchorOf(heading: string): string {
  return heading
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f`]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
