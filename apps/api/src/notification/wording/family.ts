import type { Details, Sentence, SentenceInput } from './sentences.ts';

type Wording = (told: SentenceInput) => Sentence;
type About = NonNullable<Details['about']>;

/** To the minor, and to those who answer for them. */
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
      ? `${details.team} waits for you to agree to take part`
      : `${details.team} waits for you to let ${person} take part`,
    text: 'Without it there is no place in a lineup.',
  }),
  CONSENT_AGE: ({ details, person, isAboutReader }) => ({
    title: isAboutReader
      ? `At ${details.age} you decide about your data`
      : `${person} turns ${details.age} and may have an account`,
    text: isAboutReader
      ? 'What your guardian decided holds until you change it.'
      : 'Ask the team for an invitation to their account. What you decided still holds.',
  }),
  MAJORITY_SOON: ({ person }) => ({
    title: `${person} turns 18 soon`,
    text: 'From that day on you no longer answer for their data. What you decided holds until they decide.',
  }),
  MAJORITY: ({ person, isAboutReader }) => ({
    title: isAboutReader ? 'You are 18: only you decide' : `${person} is 18 now`,
    text: isAboutReader
      ? 'Nobody else answers for your data.'
      : 'You no longer answer for their data. What you decided holds until they decide.',
  }),
};

export const spanishFamily: Wording = (told) => spanish[told.details.about ?? 'CONSENT'](told);
export const englishFamily: Wording = (told) => english[told.details.about ?? 'CONSENT'](told);
