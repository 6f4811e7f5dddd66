import { lexer, type Token, type Tokens } from 'marked';
import { createElement, Fragment, type ReactNode } from 'react';

/** Markdown whose title is the first line, with one `#`. */
export function titleIn(markdown: string): string | undefined {
  const [first] = lexer(markdown);
  return first?.type === 'heading' && first.depth === 1 ? first.text : undefined;
}

/** How a caller renders elements differently. */
interface Drawing {
  /** A block of code. */
  readonly code?: (code: string, language: string) => ReactNode;
  /** Inline code within a sentence. */
  readonly name?: (text: string) => ReactNode;
  /** The id of a heading, for links to it. */
  readonly anchor?: (heading: string) => string;
  /** The target of a link. */
  readonly address?: (href: string) => string;
}

/** The elements of a Markdown text, below its title. HTML in it is treated as text. */
export function renderMarkdown(markdown: string, drawing: Drawing = {}): ReactNode {
  const tokens = lexer(markdown);
  return render(titleIn(markdown) === undefined ? tokens : tokens.slice(1), drawing);
}

const render = (tokens: readonly Token[] = [], drawing: Drawing): ReactNode =>
  createElement(Fragment, null, ...tokens.map((token) => elementOf(token as Tokens.Generic, drawing)));

const plainElements: Partial<Record<string, string>> = {
  paragraph: 'p',
  blockquote: 'blockquote',
  strong: 'strong',
  em: 'em',
  del: 'del',
};

function elementOf(token: Tokens.Generic, drawing: Drawing): ReactNode {
  const element = plainElements[token.type];
  if (element !== undefined) return createElement(element, null, render(token.tokens, drawing));
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'hr':
    case 'br':
      return createElement(token.type);
    case 'heading':
      return headingOf(token as Tokens.Heading, drawing);
    case 'list':
      return listOf(token as Tokens.List, drawing);
    case 'table':
      return tableOf(token as Tokens.Table, drawing);
    case 'link':
      return linkOf(token as Tokens.Link, drawing);
    case 'text':
      return token.tokens === undefined ? token.text : render(token.tokens, drawing);
    case 'code':
      return drawing.code ? drawing.code(token.text, token.lang ?? '') : token.raw;
    case 'codespan':
      return drawing.name ? drawing.name(token.text) : token.text;
    case 'escape':
    case 'image':
      return token.text;
    default:
      return token.raw;
  }
}

/** The page has its own title. */
function headingOf({ depth, text, tokens }: Tokens.Heading, drawing: Drawing): ReactNode {
  const id = drawing.anchor?.(text);
  return createElement(
    `h${Math.min(Math.max(depth, 2), 6)}`,
    id === undefined ? null : { id },
    render(tokens, drawing),
  );
}

function listOf({ ordered, start, items }: Tokens.List, drawing: Drawing): ReactNode {
  const lines = items.map(({ tokens }) => createElement('li', null, render(tokens, drawing)));
  return ordered
    ? createElement('ol', { start: start === '' ? 1 : start }, ...lines)
    : createElement('ul', null, ...lines);
}

function tableOf({ header, rows }: Tokens.Table, drawing: Drawing): ReactNode {
  const row = (element: 'th' | 'td', cells: readonly Tokens.TableCell[]) =>
    createElement(
      'tr',
      null,
      ...cells.map(({ tokens }) => createElement(element, null, render(tokens, drawing))),
    );
  return createElement(
    'table',
    null,
    createElement('thead', null, row('th', header)),
    createElement('tbody', null, ...rows.map((cells) => row('td', cells))),
  );
}

/** A page of this site, the web, or an email address; anything else could be a script. */
const safeAddress = /^(?:https?:|mailto:|#|\/(?!\/))/i;

function linkOf({ href, tokens }: Tokens.Link, drawing: Drawing): ReactNode {
  const inside = render(tokens, drawing);
  return safeAddress.test(href)
    ? createElement('a', { href: drawing.address?.(href) ?? href }, inside)
    : inside;
}
