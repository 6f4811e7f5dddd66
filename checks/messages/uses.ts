import { type CallExpression, type Expression, Visitor } from 'oxc-parser';
import { lineAt } from '../check.ts';
import { parsed } from '../source/parse.ts';

/** One place that uses a message. */
export type Use = { readonly line: number } & (
  | { readonly kind: 'key'; readonly key: string; readonly isGroup: boolean }
  | { readonly kind: 'pattern'; readonly pattern: RegExp }
  | { readonly kind: 'undecided' }
);

const factories = ['useTranslations', 'getTranslations'];
const methods = ['rich', 'markup', 'raw', 'has'];

/** Every message that a file uses through `const t = useTranslations('…')`, and the namespaces themselves. */
export function usesIn(path: string, source: string): Use[] {
  const uses: Use[] = [];
  const scopes: Map<string, string>[] = [new Map()];
  const enter = () => scopes.push(new Map());
  const leave = () => scopes.pop();
  const namespaceOf = (name: string) => scopes.findLast((scope) => scope.has(name))?.get(name);
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    VariableDeclarator: ({ id, init, start }) => {
      const namespace = namespaceFrom(init);
      if (namespace === null || id.type !== 'Identifier') return;
      scopes.at(-1)?.set(id.name, namespace);
      if (namespace) uses.push({ kind: 'key', key: namespace, isGroup: true, line: lineAt(source, start) });
    },
    CallExpression: (call) => {
      const translation = translationOf(call);
      const namespace = translation && namespaceOf(translation.translator);
      if (namespace === undefined || namespace === null) return;
      const line = lineAt(source, call.start);
      const isGroup = translation?.method === 'raw';
      uses.push(...readKey(call.arguments[0], namespace).map((use) => ({ ...use, isGroup, line })));
    },
  }).visit(parsed(path, source).program);
  return uses;
}

function namespaceFrom(init: Expression | null): string | null {
  const call = init?.type === 'AwaitExpression' ? init.argument : init;
  if (call?.type !== 'CallExpression' || call.callee.type !== 'Identifier') return null;
  if (!factories.includes(call.callee.name)) return null;
  const [first] = call.arguments;
  if (!first) return '';
  if (first.type === 'Literal') return String(first.value);
  return first.type === 'ObjectExpression' ? namespaceOption(first.properties) : null;
}

function namespaceOption(
  properties: Extract<Expression, { type: 'ObjectExpression' }>['properties'],
): string | null {
  for (const property of properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
    if (property.key.name !== 'namespace') continue;
    return property.value.type === 'Literal' ? String(property.value.value) : null;
  }
  return '';
}

function translationOf({ callee }: CallExpression): { translator: string; method: string } | null {
  if (callee.type === 'Identifier') return { translator: callee.name, method: '' };
  if (callee.type !== 'MemberExpression') return null;
  const { object, property } = callee;
  if (object.type !== 'Identifier' || property.type !== 'Identifier') return null;
  return methods.includes(property.name) ? { translator: object.name, method: property.name } : null;
}

type Read = { kind: 'key'; key: string } | { kind: 'pattern'; pattern: RegExp } | { kind: 'undecided' };

function readKey(argument: CallExpression['arguments'][number] | undefined, namespace: string): Read[] {
  const fullKey = (key: string) => (namespace ? `${namespace}.${key}` : key);
  if (argument?.type === 'Literal') return [{ kind: 'key', key: fullKey(String(argument.value)) }];
  if (argument?.type === 'ConditionalExpression') {
    return [argument.consequent, argument.alternate].flatMap((branch) => readKey(branch, namespace));
  }
  if (argument?.type !== 'TemplateLiteral') return [{ kind: 'undecided' }];
  const parts = argument.quasis.map(({ value }) => literally(value.raw));
  return [{ kind: 'pattern', pattern: new RegExp(`^${literally(fullKey(''))}${parts.join('.+')}$`) }];
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&');
}
