import type { ConsentPurpose, GuardianRelation, Locale, PublicName } from '@traip/contract';

interface ConsentWords {
  readonly title: string;
  readonly intro: string;
  readonly child: string;
  readonly born: string;
  readonly version: string;
  readonly signer: string;
  readonly relation: string;
  readonly day: string;
  readonly signature: string;
  readonly takeBack: string;
  readonly scanned: string;
  readonly operator: string;
  readonly privacy: string;
  readonly noMinors: string;
  readonly purposes: Readonly<Record<ConsentPurpose, string>>;
  readonly choices: Readonly<Record<'YES' | 'NO' | PublicName, string>>;
  readonly relations: Readonly<Record<GuardianRelation, string>>;
}

/** The texts of the form around the consents, whose own texts are in the contract. */
export const consentWords: Readonly<Record<Locale, ConsentWords>> = {
  es: {
    title: 'Autorización para un menor',
    intro:
      'Para su madre, su padre o quien lo represente. Marca una casilla en cada punto: lo que dejes sin marcar queda sin decidir.',
    child: 'Menor',
    born: 'Fecha de nacimiento',
    version: 'Texto',
    signer: 'Nombre y apellidos de quien firma',
    relation: 'Relación con el menor',
    day: 'Fecha',
    signature: 'Firma',
    takeBack:
      'Puedes retirar esta autorización, entera o en parte, cuando quieras y sin dar motivos: díselo al club y deja de valer en el momento.',
    scanned: 'El club guarda una copia escaneada de esta hoja en Traip.',
    operator: 'Titular de Traip',
    privacy: 'Privacidad',
    noMinors: 'Nadie de la plantilla consta como menor. Apunta antes sus fechas de nacimiento.',
    purposes: {
      PARTICIPATION: 'Participar',
      PUBLIC_NAME: 'Nombre en público',
      PHOTO: 'Fotografía',
      CONTACT: 'Mensajes del equipo',
    },
    choices: { YES: 'Sí', NO: 'No', FULL: 'Entero', SHORT: 'Nombre e inicial', HIDDEN: 'Oculto' },
    relations: {
      MOTHER: 'Madre',
      FATHER: 'Padre',
      GUARDIAN: 'Tutor o tutora legal',
      OTHER: 'Otra persona responsable',
    },
  },
  en: {
    title: 'Consent for a minor',
    intro:
      'For the mother, father or legal guardian. Tick one box for each point: anything left blank stays undecided.',
    child: 'Child',
    born: 'Date of birth',
    version: 'Text',
    signer: 'Full name of the person signing',
    relation: 'Relationship to the child',
    day: 'Date',
    signature: 'Signature',
    takeBack:
      'You can withdraw this consent, in full or in part, at any time and without giving a reason: tell the club and it ends straight away.',
    scanned: 'The club keeps a scanned copy of this form in Traip.',
    operator: 'Traip is run by',
    privacy: 'Privacy',
    noMinors: 'There are no known minors in this squad. Enter dates of birth first.',
    purposes: {
      PARTICIPATION: 'Taking part',
      PUBLIC_NAME: 'Public name',
      PHOTO: 'Photo',
      CONTACT: 'Messages from the team',
    },
    choices: { YES: 'Yes', NO: 'No', FULL: 'In full', SHORT: 'First name and initial', HIDDEN: 'Hidden' },
    relations: {
      MOTHER: 'Mother',
      FATHER: 'Father',
      GUARDIAN: 'Legal guardian',
      OTHER: 'Other responsible adult',
    },
  },
};
