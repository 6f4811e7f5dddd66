import type { Locale, PersonGender } from '@traip/contract';

interface RaceWords {
  readonly place: string;
  readonly bib: string;
  readonly number: string;
  readonly name: string;
  readonly club: string;
  readonly gender: string;
  readonly category: string;
  readonly categoryPlace: string;
  readonly mark: string;
  readonly netTime: string;
  readonly wind: string;
  readonly status: string;
  readonly gap: string;
  readonly heat: string;
  readonly lane: string;
  readonly noHeat: string;
  readonly goesOn: string;
  readonly goesOnFoot: string;
  readonly rounds: Readonly<Record<'HEATS' | 'SEMIFINAL' | 'FINAL_A' | 'FINAL_B' | 'FINAL', string>>;
  readonly members: string;
  readonly hiddenMember: (leg: number) => string;
  readonly group: string;
  readonly handicap: string;
  readonly teeTime: string;
  readonly hole: string;
  readonly birth: string;
  readonly score: string;
  readonly points: string;
  readonly gross: string;
  readonly net: string;
  /** Before the number of a round. */
  readonly round: string;
  /** Before a shared place. */
  readonly tied: string;
  readonly overall: string;
  readonly startList: string;
  readonly results: Readonly<Record<'DRAFT' | 'LIVE' | 'PROVISIONAL' | 'OFFICIAL', string>>;
  readonly genders: Readonly<Record<PersonGender, string>>;
  readonly none: string;
  readonly emptyStartList: string;
  readonly onlyFirst: (count: number) => string;
  readonly hidden: (bib: string) => string;
  readonly elapsed: string;
  readonly diploma: string;
  readonly diplomaFor: string;
  readonly hasFinished: (race: string) => string;
  readonly placeOf: (place: number, count: number) => string;
}

/** The texts of race and golf sheets. */
export const raceWords: Readonly<Record<Locale, RaceWords>> = {
  es: {
    place: 'Puesto',
    bib: 'Dorsal',
    number: 'N.º',
    name: 'Nombre',
    club: 'Club',
    gender: 'Sexo',
    category: 'Categoría',
    categoryPlace: 'Puesto en su categoría',
    mark: 'Marca',
    netTime: 'Tiempo neto',
    wind: 'Viento',
    status: 'Estado',
    gap: 'Diferencia',
    heat: 'Serie',
    lane: 'Calle',
    noHeat: 'Sin serie',
    goesOn: 'Pasa',
    goesOnFoot: 'Q pasa por puesto; q, por tiempo; B, a la final B.',
    rounds: {
      HEATS: 'Series',
      SEMIFINAL: 'Semifinal',
      FINAL_A: 'Final A',
      FINAL_B: 'Final B',
      FINAL: 'Final',
    },
    members: 'Relevistas',
    hiddenMember: (leg) => `Relevista ${leg}`,
    group: 'Grupo',
    handicap: 'Hándicap',
    teeTime: 'Hora',
    hole: 'Hoyo',
    birth: 'Año',
    score: 'Al par',
    points: 'Puntos',
    gross: 'Golpes',
    net: 'Neto',
    round: 'V',
    tied: 'T',
    overall: 'General',
    startList: 'Lista de salida',
    results: {
      DRAFT: 'Resultados',
      LIVE: 'Resultados en directo',
      PROVISIONAL: 'Resultados provisionales',
      OFFICIAL: 'Resultados oficiales',
    },
    genders: { FEMALE: 'Mujeres', MALE: 'Hombres', OTHER: 'Otros' },
    none: 'Aún no hay resultados publicados.',
    emptyStartList: 'Aún no hay nadie en la lista de salida.',
    onlyFirst: (count) => `Se imprimen los primeros ${count}. El CSV los tiene todos.`,
    hidden: (bib) => `Dorsal ${bib}`,
    elapsed: 'Tiempo',
    diploma: 'Diploma',
    diplomaFor: 'Este diploma es para',
    hasFinished: (race) => `por terminar ${race} en`,
    placeOf: (place, count) => `${place}.º de ${count}`,
  },
  en: {
    place: 'Place',
    bib: 'Bib',
    number: 'No.',
    name: 'Name',
    club: 'Club',
    gender: 'Gender',
    category: 'Age group',
    categoryPlace: 'Place in age group',
    mark: 'Mark',
    netTime: 'Net time',
    wind: 'Wind',
    status: 'Status',
    gap: 'Gap',
    heat: 'Heat',
    lane: 'Lane',
    noHeat: 'No heat',
    goesOn: 'Goes on',
    goesOnFoot: 'Q goes on by place, q by time, B to the B final.',
    rounds: {
      HEATS: 'Heats',
      SEMIFINAL: 'Semi-final',
      FINAL_A: 'A final',
      FINAL_B: 'B final',
      FINAL: 'Final',
    },
    members: 'Members',
    hiddenMember: (leg) => `Member ${leg}`,
    group: 'Group',
    handicap: 'Handicap',
    teeTime: 'Time',
    hole: 'Hole',
    birth: 'Year',
    score: 'To par',
    points: 'Points',
    gross: 'Strokes',
    net: 'Net',
    round: 'R',
    tied: 'T',
    overall: 'Overall',
    startList: 'Start list',
    results: {
      DRAFT: 'Results',
      LIVE: 'Live results',
      PROVISIONAL: 'Provisional results',
      OFFICIAL: 'Official results',
    },
    genders: { FEMALE: 'Women', MALE: 'Men', OTHER: 'Other' },
    none: 'No results have been published yet.',
    emptyStartList: 'Nobody is on the start list yet.',
    onlyFirst: (count) => `The first ${count} are printed. The CSV has all of them.`,
    hidden: (bib) => `Bib ${bib}`,
    elapsed: 'Time',
    diploma: 'Diploma',
    diplomaFor: 'This diploma is awarded to',
    hasFinished: (race) => `for finishing ${race} in`,
    placeOf: (place, count) => `${place} of ${count}`,
  },
};
