import { lexer, type Token, type Tokens } from 'marked';
import { createElement, Fragment, type ReactNode } from 'react';

/** Text that its author knows to be a title: the first line, with one `#`. */
export function titleIn(markdown: string): string | undefined {
  const [first] = lexer(markdown);
  return first?.type === 'heading' && first.depth === 1 ? first.text : undefined;
}

/** The elements of a Markdown text, below its title. No HTML in it is taken for HTML. */
export function renderMarkdown(markdown: string): ReactNode {
  const tokens = lexer(markdown);
  return render(titleIn(markdown) === undefined ? tokens : tokens.slice(1));
}

const render = (tokens: readonly Token[] = []): ReactNode =>
  createElement(Fragment, null, ...tokens.map((token) => elementOf(token as Tokens.Generic)));

const plainElements: Partial<Record<string, string>> = {
  paragraph: 'p',
  blockquote: 'blockquote',
  strong: 'strong',
  em: 'em',
  del: 'del',
};

function elementOf(token: Tokens.Generic): ReactNode {
  const element = plainElements[token.type];
  if (element !== undefined) return createElement(element, null, render(token.tokens));
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'hr':
    case 'br':
      return createElement(token.type);
    case 'heading':
      return createElement(headingOf(token as Tokens.Heading), null, render(token.tokens));
    case 'list':
      return listOf(token as Tokens.List);
    case 'table':
      return tableOf(token as Tokens.Table);
    case 'link':
      return linkOf(token as Tokens.Link);
    case 'text':
      return token.tokens === undefined ? token.text : render(token.tokens);
    case 'escape':
    case 'codespan':
    case 'image':
      return token.text;
    default:
      return token.raw;
  }
}

/** The page has a title of its own. */
const headingOf = ({ depth }: Tokens.Heading) => `h${Math.min(Math.max(depth, 2), 6)}`;

function listOf({ ordered, start, items }: Tokens.List): ReactNode {
  const lines = items.map(({ tokens }) => createElement('li', null, render(tokens)));
  return ordered
    ? createElement('ol', { start: start === '' ? 1 : start }, ...lines)
    : createElement('ul', null, ...lines);
}

function tableOf({ header, rows }: Tokens.Table): ReactNode {
  const row = (element: 'th' | 'td', cells: readonly Tokens.TableCell[]) =>
    createElement('tr', null, ...cells.map(({ tokens }) => createElement(element, null, render(tokens))));
  return createElement(
    'table',
    null,
    createElement('thead', null, row('th', header)),
    createElement('tbody', null, ...rows.map((cells) => row('td', cells))),
  );
}

/** A page of this site, the web, or an address to write to; anything else could be a script. */
const safeAddress = /^(?:https?:|mailto:|#|\/(?!\/))/i;

function linkOf({ href, tokens }: Tokens.Link): ReactNode {
  return safeAddress.test(href) ? createElement('a', { href }, render(tokens)) : render(tokens);
}
