import type { Command, Language } from './command.ts';

const words = {
  en: {
    title: 'Traip’s engine on the command line',
    use: 'npm run -s engine -- COMMAND …',
    commands: 'Commands',
    help: 'this text',
    more: 'Every command accepts --lang es|en. Invalid input prints one line on stderr and exits with code 2.',
  },
  es: {
    title: 'El motor de Traip en la línea de órdenes',
    use: 'npm run -s engine -- ORDEN …',
    commands: 'Órdenes',
    help: 'este texto',
    more: 'En todas: --lang es|en. Una entrada incorrecta acaba con una línea en stderr y el código 2.',
  },
} as const;

/** The available commands, in the caller’s language. */
export function helpText(commands: readonly Command[], language: Language): string {
  const { title, use, commands: heading, help, more } = words[language];
  const listed = commands.flatMap(({ usage, about }) => [`  ${usage}`, `      ${about[language]}`]);
  return [title, '', `  ${use}`, '', heading, ...listed, '  help', `      ${help}`, '', more, ''].join('\n');
}

/** --lang, or the language of the environment; English by default. */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Language {
  const set = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return set.toLowerCase().startsWith('es') ? 'es' : 'en';
}
