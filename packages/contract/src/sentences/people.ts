import type { Localised } from '@traip/engine';

/** About accounts, people, teams and organisations. */
export const peopleSentences = {
  EMAIL_REQUIRED: { es: 'Escribe tu correo.', en: 'Enter your email.' },
  EMAIL_INVALID: { es: 'Este correo no parece válido.', en: 'This email doesn’t look valid.' },
  PASSWORD_REQUIRED: { es: 'Escribe tu contraseña.', en: 'Enter your password.' },
  PASSWORD_TOO_SHORT: {
    es: 'La contraseña necesita al menos 6 caracteres.',
    en: 'The password must be at least 6 characters.',
  },
  PASSWORD_TOO_LONG: {
    es: 'La contraseña puede tener 200 caracteres como mucho.',
    en: 'The password can be up to 200 characters.',
  },
  PASSWORDS_DO_NOT_MATCH: { es: 'Las contraseñas no coinciden', en: 'Passwords do not match' },
  RELATION_REQUIRED: { es: 'Di qué eres para el menor.', en: 'Choose your relationship to the child.' },
  SIGNER_REQUIRED: { es: 'Escribe quién ha firmado.', en: 'Enter who signed.' },
  SIGNER_RELATION_REQUIRED: {
    es: 'Di qué es para el menor quien ha firmado.',
    en: 'Choose the signer’s relationship to the child.',
  },
  SCAN_REQUIRED: { es: 'Añade la hoja escaneada.', en: 'Add the scan.' },
  SAME_PERSON: { es: 'Es la misma persona.', en: 'This is the same person.' },
  TABLE_TOO_LONG: {
    es: 'La lista es demasiado larga: dos millones de caracteres como mucho.',
    en: 'The list is too long: up to two million characters.',
  },
  FIRST_NAME_REQUIRED: { es: 'Escribe tu nombre.', en: 'Enter your first name.' },
  SURNAMES_REQUIRED: { es: 'Escribe tus apellidos.', en: 'Enter your surname.' },
  BIRTHDAY_REQUIRED: { es: 'Indica tu fecha de nacimiento.', en: 'Enter your date of birth.' },
  BIRTHDAY_INVALID: { es: 'Esta fecha de nacimiento no es válida.', en: 'This date of birth isn’t valid.' },
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
    en: 'The browser didn’t give a valid address for notifications.',
  },
  ORGANISATION_NAME_REQUIRED: {
    es: 'Escribe el nombre de la organización.',
    en: 'Enter the organisation’s name.',
  },
  ORGANISATION_TYPE_REQUIRED: {
    es: 'Elige el tipo de organización.',
    en: 'Choose the type of organisation.',
  },
  BIO_TOO_LONG: {
    es: 'La presentación puede tener 160 caracteres como mucho.',
    en: 'The bio can be up to 160 characters.',
  },
  COLOUR_INVALID: {
    es: 'Escribe un color como #0b7a70.',
    en: 'Enter a colour like #0b7a70.',
  },
  PRIMARY_COLOUR_FIRST: {
    es: 'Elige antes el color principal.',
    en: 'Choose the main colour first.',
  },
  SPONSOR_NAME_REQUIRED: { es: 'Escribe el nombre del patrocinador.', en: 'Enter the sponsor’s name.' },
  TOO_MANY_SPONSORS: {
    es: 'Caben doce patrocinadores como mucho.',
    en: 'There can be up to twelve sponsors.',
  },
  WEBSITE_INVALID: {
    es: 'Escribe una dirección como https://club.es.',
    en: 'Enter an address like https://club.com.',
  },
  PHONE_INVALID: {
    es: 'Este teléfono no parece válido.',
    en: 'This phone number doesn’t look valid.',
  },
  COUNTRY_REQUIRED: { es: 'Elige un país de la lista.', en: 'Choose a country from the list.' },
  FISCAL_ID_REQUIRED: { es: 'Escribe el identificador fiscal.', en: 'Enter the tax ID.' },
  FISCAL_ADDRESS_REQUIRED: { es: 'Escribe el domicilio fiscal.', en: 'Enter the registered address.' },
  REGISTERED_NAME_REQUIRED: { es: 'Escribe la razón social.', en: 'Enter the registered name.' },
  TAX_TYPE_REQUIRED: { es: 'Elige el tipo de identificador.', en: 'Choose the type of identifier.' },
  TAX_VALUE_REQUIRED: { es: 'Escribe el identificador.', en: 'Enter the identifier.' },
  SCOPE_REQUIRED: { es: 'Elige al menos un permiso.', en: 'Choose at least one scope.' },
  ROLE_REQUIRED: { es: 'Elige un rol.', en: 'Choose a role.' },
  TEAM_NAME_REQUIRED: { es: 'Escribe el nombre del equipo.', en: 'Enter the team’s name.' },
  EMAIL_OR_USER_CODE: {
    es: 'Indica un correo o un código de Traip, uno de los dos.',
    en: 'Enter either an email or a Traip code.',
  },
  CODE_OF_SIX_DIGITS: { es: 'El código tiene seis cifras.', en: 'The code has six digits.' },
  NAME_HAS_UNSEEN_CHARACTERS: {
    es: 'Un nombre no puede llevar caracteres invisibles ni que cambien la dirección del texto.',
    en: 'A name can’t contain invisible characters or ones that change the text direction.',
  },
  NAME_HAS_TOO_MANY_MARKS: {
    es: 'Un nombre no puede llevar tantos acentos sobre una letra.',
    en: 'A name can’t have so many accents on one letter.',
  },
  NAME_HAS_LINK: {
    es: 'Un nombre no puede llevar una dirección web.',
    en: 'A name can’t contain a web address.',
  },
} as const satisfies Record<string, Localised>;
