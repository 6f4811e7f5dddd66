/** One element of a document: its attributes, the elements inside it and the text directly inside it. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

/** The text is not XML, or uses XML features that RobinX does not need (document types, CDATA). */
export interface XmlBreach {
  readonly breach: 'XML_MALFORMED';
  readonly at: number;
  readonly why: 'TOKEN' | 'NESTING' | 'ENTITY' | 'ATTRIBUTE_TWICE' | 'ROOT';
}

interface OpenElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: XmlElement[];
  text: string;
}

const token =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<\/(?<closes>[\w:.-]+)\s*>|<(?<opens>[\w:.-]+)(?<attributes>(?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*')){0,99})\s*(?<isEmpty>\/?)>|(?<text>[^<]+)/y;
const attribute = /(?<![\w:.-])([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const entity = /&(?:#x([0-9a-fA-F]{1,6})|#(\d{1,7})|(\w+));|&/g;
const namedEntities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Reads elements, attributes, comments and entities; anything else is refused with its position. */
export function readXml(source: string): XmlElement | XmlBreach {
  const document = open('', new Map());
  const path = [document];
  const reader = new RegExp(token);
  let at = source.startsWith('\uFEFF') ? 1 : 0;
  while (at < source.length) {
    reader.lastIndex = at;
    const found = reader.exec(source);
    const why = found ? take(path, found.groups ?? {}) : 'TOKEN';
    if (why) return { breach: 'XML_MALFORMED', at, why };
    at = reader.lastIndex;
  }
  const [root, ...others] = document.children;
  if (path.length > 1) return { breach: 'XML_MALFORMED', at, why: 'NESTING' };
  if (!root || others.length > 0 || document.text.trim() !== '')
    return { breach: 'XML_MALFORMED', at, why: 'ROOT' };
  return root;
}

/** The first child with that name. */
export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child) => child.name === name);
}

/** The elements at the end of a path of names; empty if a step is missing. */
export function childrenAt(element: XmlElement, ...path: readonly string[]): readonly XmlElement[] {
  return path.reduce<XmlElement | undefined>(childOf, element)?.children ?? [];
}

function open(name: string, attributes: ReadonlyMap<string, string>): OpenElement {
  return { name, attributes, children: [], text: '' };
}

/** Adds one token to the innermost open element; returns what is wrong with it, if anything. */
function take(path: OpenElement[], found: Record<string, string | undefined>): XmlBreach['why'] | null {
  const inner = path.at(-1);
  if (!inner) throw new Error('The document itself is always open');
  if (found.text !== undefined) return addText(inner, found.text);
  if (found.closes !== undefined) return close(path, inner, found.closes);
  if (found.opens === undefined) return null;
  const attributes = readAttributes(found.attributes ?? '');
  if (typeof attributes === 'string') return attributes;
  const element = open(found.opens, attributes);
  inner.children.push(element);
  if (!found.isEmpty) path.push(element);
  return null;
}

function addText(inner: OpenElement, text: string): XmlBreach['why'] | null {
  const decoded = decode(text);
  if (decoded === null) return 'ENTITY';
  inner.text += decoded;
  return null;
}

function close(path: OpenElement[], inner: OpenElement, name: string): XmlBreach['why'] | null {
  if (path.length < 2 || inner.name !== name) return 'NESTING';
  path.pop();
  return null;
}

function readAttributes(source: string): ReadonlyMap<string, string> | 'ENTITY' | 'ATTRIBUTE_TWICE' {
  const attributes = new Map<string, string>();
  for (const [, name = '', quoted, ticked] of source.matchAll(attribute)) {
    const value = decode(quoted ?? ticked ?? '');
    if (value === null) return 'ENTITY';
    if (attributes.has(name)) return 'ATTRIBUTE_TWICE';
    attributes.set(name, value);
  }
  return attributes;
}

function decode(text: string): string | null {
  if (!text.includes('&')) return text;
  let isKnown = true;
  const decoded = text.replace(entity, (_, hex?: string, decimal?: string, name?: string) => {
    const character = name ? namedEntities[name] : fromCode(hex, decimal);
    if (character === undefined) isKnown = false;
    return character ?? '';
  });
  return isKnown ? decoded : null;
}

function fromCode(hex?: string, decimal?: string): string | undefined {
  const code = hex ? Number.parseInt(hex, 16) : Number(decimal ?? Number.NaN);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
