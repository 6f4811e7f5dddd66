import type { Localised } from '@traip/engine';
import type { z } from 'zod';
import type { FieldProblem } from './errors.ts';

/**
 * What is wrong with a field, in words. A shape names its sentence by key (`z.email('EMAIL_INVALID')`);
 * whatever has no sentence of its own gets one from the kind of mistake.
 */
export const sentences = {
  REQUIRED: { es: 'Este dato es obligatorio.', en: 'This is required.' },
  EMAIL_REQUIRED: { es: 'Escribe tu correo.', en: 'Enter your email.' },
  EMAIL_INVALID: { es: 'Este correo no parece válido.', en: 'This email does not look valid.' },
  PASSWORD_REQUIRED: { es: 'Escribe tu contraseña.', en: 'Enter your password.' },
  PASSWORD_TOO_SHORT: {
    es: 'La contraseña necesita al menos 6 caracteres.',
    en: 'The password needs at least 6 characters.',
  },
  PASSWORD_TOO_LONG: {
    es: 'La contraseña puede tener 200 caracteres como mucho.',
    en: 'The password can have 200 characters at most.',
  },
  PASSWORDS_DO_NOT_MATCH: { es: 'Las contraseñas no coinciden', en: 'Passwords do not match' },
  RELATION_REQUIRED: { es: 'Di qué eres para el menor.', en: 'Say what you are to the child.' },
  SIGNER_REQUIRED: { es: 'Escribe quién ha firmado.', en: 'Enter who signed.' },
  SIGNER_RELATION_REQUIRED: {
    es: 'Di qué es para el menor quien ha firmado.',
    en: 'Say what whoever signed is to the child.',
  },
  SCAN_REQUIRED: { es: 'Añade la hoja escaneada.', en: 'Add the scan.' },
  SAME_PERSON: { es: 'Es la misma persona.', en: 'This is the same person.' },
  TABLE_TOO_LONG: {
    es: 'La lista es demasiado larga: dos millones de caracteres como mucho.',
    en: 'The list is too long: two million characters at most.',
  },
  FIRST_NAME_REQUIRED: { es: 'Escribe tu nombre.', en: 'Enter your first name.' },
  SURNAMES_REQUIRED: { es: 'Escribe tus apellidos.', en: 'Enter your surnames.' },
  BIRTHDAY_REQUIRED: { es: 'Indica tu fecha de nacimiento.', en: 'Enter your date of birth.' },
  BIRTHDAY_INVALID: { es: 'Esta fecha de nacimiento no es válida.', en: 'This date of birth is not valid.' },
  FAVORITE_SPORT_REQUIRED: { es: 'Elige tu deporte favorito.', en: 'Choose your favourite sport.' },
  USER_CODE_INVALID: {
    es: 'Usa de 3 a 24 letras minúsculas, números o guiones.',
    en: 'Use 3 to 24 lower-case letters, digits or hyphens.',
  },
  LINK_INCOMPLETE: {
    es: 'El enlace está incompleto. Ábrelo otra vez desde el correo.',
    en: 'The link is incomplete. Open it again from the email.',
  },
  PUSH_KEY_INVALID: {
    es: 'El navegador no ha dado una dirección de avisos válida.',
    en: 'The browser gave no valid address for notifications.',
  },
  ORGANISATION_NAME_REQUIRED: {
    es: 'Escribe el nombre de la organización.',
    en: 'Enter the name of the organisation.',
  },
  ORGANISATION_TYPE_REQUIRED: {
    es: 'Elige el tipo de organización.',
    en: 'Choose the type of organisation.',
  },
  BIO_TOO_LONG: {
    es: 'La presentación puede tener 160 caracteres como mucho.',
    en: 'The bio can have 160 characters at most.',
  },
  WEBSITE_INVALID: {
    es: 'Escribe una dirección como https://club.es.',
    en: 'Enter an address like https://club.com.',
  },
  PHONE_INVALID: {
    es: 'Este teléfono no parece válido.',
    en: 'This phone number does not look valid.',
  },
  CODE_INVALID: {
    es: 'Usa de 3 a 24 letras minúsculas, números o guiones.',
    en: 'Use 3 to 24 lower-case letters, digits or hyphens.',
  },
  POINTS_NOT_ZERO: {
    es: 'Di cuántos puntos: cero no cambia nada.',
    en: 'Say how many points: zero changes nothing.',
  },
  REASON_REQUIRED: { es: 'Escribe el motivo.', en: 'Write the reason.' },
  ID_INVALID: { es: 'Este identificador no es válido.', en: 'This identifier is not valid.' },
  COUNTRY_REQUIRED: { es: 'Elige un país de la lista.', en: 'Choose a country from the list.' },
  FISCAL_ID_REQUIRED: { es: 'Escribe el identificador fiscal.', en: 'Enter the fiscal id.' },
  FISCAL_ADDRESS_REQUIRED: { es: 'Escribe el domicilio fiscal.', en: 'Enter the fiscal address.' },
  REGISTERED_NAME_REQUIRED: { es: 'Escribe la razón social.', en: 'Enter the registered name.' },
  TAX_TYPE_REQUIRED: { es: 'Elige el tipo de identificador.', en: 'Choose the type of identifier.' },
  TAX_VALUE_REQUIRED: { es: 'Escribe el identificador.', en: 'Enter the identifier.' },
  ROLE_REQUIRED: { es: 'Elige un rol.', en: 'Choose a role.' },
  TEAM_NAME_REQUIRED: { es: 'Escribe el nombre del equipo.', en: 'Enter the name of the team.' },
  EMAIL_OR_USER_CODE: {
    es: 'Indica un correo o un código de usuario, uno de los dos.',
    en: 'Enter an email or a user code, one of the two.',
  },
  CODE_OF_SIX_DIGITS: { es: 'El código tiene seis cifras.', en: 'The code has six digits.' },
  DATE_INVALID: { es: 'Escribe una fecha válida.', en: 'Enter a valid date.' },
  ENDS_BEFORE_IT_STARTS: {
    es: 'El final no puede ser anterior al comienzo.',
    en: 'The end cannot come before the start.',
  },
  AGES_OUT_OF_ORDER: {
    es: 'La edad máxima no puede ser menor que la mínima.',
    en: 'The highest age cannot be below the lowest.',
  },
  MAX_BELOW_MIN: {
    es: 'El máximo no puede ser menor que el mínimo.',
    en: 'The most cannot be below the fewest.',
  },
  CLOSING_REQUIRED: {
    es: 'Di antes cuándo se cierran las plantillas.',
    en: 'First say when squads close.',
  },
  ONLY_WHEN_MIXED: {
    es: 'Esto solo vale en una competición mixta.',
    en: 'This is for mixed competitions only.',
  },
  DOCUMENT_TWICE: { es: 'Cada documento, una sola vez.', en: 'Each document only once.' },
  PATTERN_WITHOUT_SEQUENCE: {
    es: 'Falta el número correlativo, por ejemplo {0000}.',
    en: 'The running number is missing, for example {0000}.',
  },
  PATTERN_WITH_TWO_SEQUENCES: {
    es: 'El número correlativo va una sola vez.',
    en: 'The running number goes in only once.',
  },
  PATTERN_BRACE_UNMATCHED: {
    es: 'Hay una llave sin su pareja.',
    en: 'There is a brace without its partner.',
  },
  PATTERN_CHARACTER: {
    es: 'Usa letras sin acento, números, espacios y . / _ -',
    en: 'Use letters without accents, digits, spaces and . / _ -',
  },
  PATTERN_PLACEHOLDER: {
    es: 'Entre llaves van season, team, competition, category o ceros.',
    en: 'Braces hold season, team, competition, category or zeros.',
  },
  IDS_OR_ALL: {
    es: 'Elige fichas o todas las completas, una de las dos cosas.',
    en: 'Choose licences or all complete ones, one of the two.',
  },
  TRAIP_NAME_REQUIRED: { es: 'Escribe el nombre del Traip.', en: 'Enter the name of the Traip.' },
  TRAIP_NAME_TOO_SHORT: {
    es: 'El nombre necesita al menos 3 caracteres.',
    en: 'The name needs at least 3 characters.',
  },
  SPORT_REQUIRED: { es: 'Elige un deporte.', en: 'Choose a sport.' },
  SEASON_NAME_REQUIRED: { es: 'Escribe el nombre de la temporada.', en: 'Enter the name of the season.' },
  CATEGORY_NAME_REQUIRED: { es: 'Escribe el nombre de la categoría.', en: 'Enter the name of the category.' },
  COMPETITION_NAME_REQUIRED: {
    es: 'Escribe el nombre de la competición.',
    en: 'Enter the name of the competition.',
  },
  PHASE_NAME_REQUIRED: { es: 'Escribe el nombre de la fase.', en: 'Enter the name of the phase.' },
  PHASE_REQUIRED: {
    es: 'La competición necesita al menos una fase.',
    en: 'The competition needs at least one phase.',
  },
  ALGORITHM_REQUIRED: { es: 'Elige un formato.', en: 'Choose a format.' },
  STATE_REQUIRED: { es: 'Elige un estado.', en: 'Choose a state.' },
  VENUE_NAME_REQUIRED: { es: 'Escribe el nombre de la sede.', en: 'Enter the name of the venue.' },
  FIELD_NAME_REQUIRED: { es: 'Escribe el nombre del campo.', en: 'Enter the name of the field.' },
  FIELD_REQUIRED: {
    es: 'La sede necesita al menos un campo.',
    en: 'The venue needs at least one field.',
  },
  FIELD_NAME_TWICE: {
    es: 'Dos campos de la sede no pueden llamarse igual.',
    en: 'Two fields of the venue cannot have the same name.',
  },
  OPENINGS_OVERLAP: {
    es: 'Dos horarios del mismo día se solapan.',
    en: 'Two opening times of one day overlap.',
  },
  TIME_INVALID: { es: 'Escribe una hora como 18:30.', en: 'Enter a time like 18:30.' },
  VENUE_OR_TEAM: {
    es: 'Elige una sede o un equipo, no los dos.',
    en: 'Choose a venue or a team, not both.',
  },
  WINDOW_REQUIRED: {
    es: 'Elige al menos un día con horas de comienzo.',
    en: 'Choose at least one day with kick-offs.',
  },
  SEASON_TOO_LONG: {
    es: 'Un calendario abarca 400 días como mucho.',
    en: 'A calendar spans 400 days at most.',
  },
  PLAYER_TWICE: { es: 'Cada persona, una sola vez.', en: 'Each person only once.' },
  STREAM_INVALID: {
    es: 'Escribe una dirección que empiece por https://.',
    en: 'Enter an address that starts with https://.',
  },
  CSV_REQUIRED: { es: 'Pega una tabla o elige un archivo.', en: 'Paste a table or choose a file.' },
  CSV_TOO_LONG: {
    es: 'La tabla es demasiado larga: divídela en varias.',
    en: 'The table is too long: split it into several.',
  },
  CSV_NOT_UTF8: {
    es: 'Hay letras que no se leen: guarda la tabla como CSV UTF-8.',
    en: 'Some letters cannot be read: save the table as CSV UTF-8.',
  },
  NOT_A_COMPETITION_FILE: {
    es: 'Este archivo no es una competición exportada de Traip.',
    en: 'This file is not a competition exported from Traip.',
  },
  TEAM_NAME_TOO_LONG: {
    es: 'El nombre puede tener 80 caracteres como mucho.',
    en: 'The name can have 80 characters at most.',
  },
  TEAM_TWICE: { es: 'Este equipo ya está en otra fila.', en: 'This team is in another row already.' },
  CODE_TWICE: { es: 'Este código ya está en otra fila.', en: 'This code is in another row already.' },
  CODE_OF_ANOTHER: {
    es: 'Este código ya es de otro equipo.',
    en: 'This code is of another team already.',
  },
  CODE_RESERVED: { es: 'Este código está reservado.', en: 'This code is reserved.' },
  MATCH_UNKNOWN: {
    es: 'No hay ningún partido con estos equipos.',
    en: 'There is no match of these teams.',
  },
  MATCH_AMBIGUOUS: {
    es: 'Estos equipos juegan más de una vez así: indica la jornada.',
    en: 'These teams play like this more than once: tell the round.',
  },
  MATCH_TWICE: { es: 'Este partido ya está en otra fila.', en: 'This match is in another row already.' },
  SCORE_INCOMPLETE: {
    es: 'Escribe los dos marcadores, con números enteros.',
    en: 'Write both scores, as whole numbers.',
  },
  SETS_UNREADABLE: {
    es: 'Escribe los parciales así: 25-20 25-18.',
    en: 'Write the sets like this: 25-20 25-18.',
  },
  SEED_INVALID: {
    es: 'La cabeza de serie es un número entre 1 y 1024.',
    en: 'A seed is a number between 1 and 1024.',
  },
  SEED_TWICE: {
    es: 'Otro equipo tiene ya este número de cabeza de serie.',
    en: 'Another team has this seed already.',
  },
  TEXT_INVALID: {
    es: 'Este texto contiene caracteres que no se pueden guardar.',
    en: 'This text has characters that cannot be stored.',
  },
  NAME_HAS_UNSEEN_CHARACTERS: {
    es: 'Un nombre no puede llevar caracteres invisibles ni que cambien la dirección del texto.',
    en: 'A name cannot contain invisible characters or ones that change the direction of the text.',
  },
  NAME_HAS_TOO_MANY_MARKS: {
    es: 'Un nombre no puede llevar tantos acentos sobre una letra.',
    en: 'A name cannot have so many accents on one letter.',
  },
  NAME_HAS_LINK: {
    es: 'Un nombre no puede llevar una dirección web.',
    en: 'A name cannot contain a web address.',
  },
  TOO_DEEP: { es: 'Los datos están anidados a demasiada profundidad.', en: 'The data is nested too deeply.' },
  OPTIONS_OF_A_CHOICE: {
    es: 'Pon opciones para elegir, y solo si se elige entre ellas.',
    en: 'Give options to choose from, and only for a choice.',
  },
  OPTION_TWICE: { es: 'Hay una opción repetida.', en: 'An option is there twice.' },
  QUESTION_TWICE: { es: 'Hay una pregunta repetida.', en: 'A question is there twice.' },
  NOT_AN_OPTION: { es: 'Elige una de las opciones.', en: 'Choose one of the options.' },
  NOT_A_STRING: { es: 'Tiene que ser un texto.', en: 'It has to be text.' },
  NOT_A_NUMBER: { es: 'Tiene que ser un número.', en: 'It has to be a number.' },
  UNKNOWN_FIELD: { es: 'Este dato no se espera aquí.', en: 'This is not expected here.' },
  INVALID: { es: 'Este dato no es válido.', en: 'This is not valid.' },
} as const satisfies Record<string, Localised>;

export type SentenceKey = keyof typeof sentences;

type Issue = z.core.$ZodIssue;

/** The sentence for one mistake, in both languages. */
function sentenceFor(issue: Issue): Localised {
  if (issue.message in sentences) return sentences[issue.message as SentenceKey];
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue);
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_value':
      return sentences.NOT_AN_OPTION;
    case 'unrecognized_keys':
      return sentences.UNKNOWN_FIELD;
    default:
      return sentences.INVALID;
  }
}

/** Each wrong field once, with the first thing that is wrong with it. */
export function problemsOf(error: z.core.$ZodError, within?: string): FieldProblem[] {
  const byField = new Map<string, FieldProblem>();
  for (const issue of error.issues.flatMap(meant)) {
    const field = fieldOf(issue, within);
    if (!byField.has(field)) byField.set(field, { field, message: sentenceFor(issue) });
  }
  return [...byField.values()];
}

/**
 * Of a choice between shapes, what is wrong with the one that was meant: the one with the least missing, and of two
 * alike the one that more of what was written has to do with.
 */
function meant(issue: Issue): readonly Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const shapes = issue.errors.map((issues) =>
    issues.flatMap((inner) => meant({ ...inner, path: [...issue.path, ...inner.path] } as Issue)),
  );
  const missing = (issues: readonly Issue[]) => issues.filter(({ input }) => input === undefined).length;
  return shapes.reduce((best, next) => {
    const more = missing(next) - missing(best);
    return more < 0 || (more === 0 && next.length >= best.length) ? next : best;
  });
}

function fieldOf(issue: Issue, within: string | undefined): string {
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
  const field = path.map(String).join('.');
  return field === '' ? (within ?? 'body') : field;
}

function wrongType(issue: Issue & { code: 'invalid_type' }): Localised {
  if (issue.input === undefined || issue.input === null) return sentences.REQUIRED;
  if (issue.expected === 'string') return sentences.NOT_A_STRING;
  if (issue.expected === 'number' || issue.expected === 'int') return sentences.NOT_A_NUMBER;
  return sentences.INVALID;
}

function tooSmall({ origin, minimum }: Issue & { code: 'too_small' }): Localised {
  if (origin !== 'string')
    return { es: `Tiene que ser ${minimum} o más.`, en: `It has to be ${minimum} or more.` };
  if (minimum === 1) return sentences.REQUIRED;
  return { es: `Necesita al menos ${minimum} caracteres.`, en: `It needs at least ${minimum} characters.` };
}

function tooBig({ origin, maximum }: Issue & { code: 'too_big' }): Localised {
  if (origin !== 'string')
    return { es: `Tiene que ser ${maximum} o menos.`, en: `It has to be ${maximum} or less.` };
  return {
    es: `Puede tener ${maximum} caracteres como mucho.`,
    en: `It can have ${maximum} characters at most.`,
  };
}
