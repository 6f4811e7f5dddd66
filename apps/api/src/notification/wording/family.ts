import type { Details, Sentence, SentenceInput } from './sentences.ts';

type Wording = (input: SentenceInput) => Sentence;
type About = NonNullable<Details['about']>;

/** For the minor, and for their guardians. */
const spanish: Record<About, Wording> = {
  CONSENT: ({ details, person, isAboutReader }) => ({
    title: isAboutReader
      ? `${details.team} espera tu permiso para contar contigo`
      : `${details.team} espera tu permiso para que juegue ${person}`,
    text: 'Sin él no puede salir en las alineaciones.',
  }),
  CONSENT_AGE: ({ details, person, isAboutReader }) => ({
    title: isAboutReader
      ? `Con ${details.age} años decides tú sobre tus datos`
      : `${person} cumple ${details.age} años y ya puede tener cuenta propia`,
    text: isAboutReader
      ? 'Lo que decidió quien responde por ti sigue valiendo hasta que lo cambies.'
      : 'Pide al equipo una invitación para su cuenta. Lo que has decidido sigue valiendo.',
  }),
  MAJORITY_SOON: ({ person }) => ({
    title: `${person} cumple pronto 18 años`,
    text: 'Desde ese día dejas de responder por sus datos. Lo que has decidido sigue valiendo hasta que decida.',
  }),
  MAJORITY: ({ person, isAboutReader }) => ({
    title: isAboutReader ? 'Ya tienes 18 años: solo decides tú' : `${person} ya tiene 18 años`,
    text: isAboutReader
      ? 'Nadie más responde por tus datos.'
      : 'Ya no respondes por sus datos. Lo que decidiste sigue valiendo hasta que decida.',
  }),
};

const english: Record<About, Wording> = {
  CONSENT: ({ details, person, isAboutReader }) => ({
    title: isAboutReader
      ? `${details.team} needs your consent to take part`
      : `${details.team} needs your consent for ${person} to take part`,
    text: isAboutReader ? 'You can’t be in a lineup without it.' : 'They can’t be in a lineup without it.',
  }),
  CONSENT_AGE: ({ details, person, isAboutReader }) => ({
    title: isAboutReader
      ? `Now that you’re ${details.age}, you decide about your data`
      : `${person} is now ${details.age} and can have their own account`,
    text: isAboutReader
      ? 'Your guardian’s decisions apply until you change them.'
      : 'Ask the team to invite them to their account. Your decisions still apply.',
  }),
  MAJORITY_SOON: ({ person }) => ({
    title: `${person} turns 18 soon`,
    text: 'From that day you’re no longer responsible for their data. Your decisions apply until they decide.',
  }),
  MAJORITY: ({ person, isAboutReader }) => ({
    title: isAboutReader ? 'You’re 18: only you decide now' : `${person} is now 18`,
    text: isAboutReader
      ? 'Nobody else is responsible for your data.'
      : 'You’re no longer responsible for their data. Your decisions apply until they decide.',
  }),
};

export const spanishFamily: Wording = (input) => spanish[input.details.about ?? 'CONSENT'](input);
export const englishFamily: Wording = (input) => english[input.details.about ?? 'CONSENT'](input);
