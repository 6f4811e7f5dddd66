import { folded } from '../../../../platform/csv/folded.ts';
import type { TableField } from '../cells/fields.ts';

/** Headings in Spanish and English, without accents, plurals and filler words (`headingKey`). */
const known: Readonly<Record<TableField, string>> = {
  firstName:
    'nombre|nombre pila|nombre propio|primer nombre|segundo nombre|nombre jugador|name|first name|given name|forename|middle name|player name',
  surnames:
    'apellido|primer apellido|segundo apellido|1er apellido|1o apellido|2o apellido|1 apellido|2 apellido|apellido 1|apellido 2|apellido1|apellido2|surname|last name|family name|first surname|second surname',
  name: 'nombre apellido|apellido nombre|apellido nombre jugador|nombre apellido jugador|nombre completo|nombre completo jugador|full name|name surname|surname name|first name last name|last name first name|first last name|first name surname|surname first name|jugador|jugadora|jugador jugadora|player|deportista|atleta|athlete|alumno|alumna|participante|participant|persona|person',
  shirt:
    'dorsal|no dorsal|n dorsal|num dorsal|numero dorsal|camiseta|no camiseta|numero camiseta|shirt|shirt no|shirt number|jersey|jersey no|jersey number|squad number|kit number|no|n|num|numero|number',
  birthday:
    'fecha nacimiento|fecha nac|fecha nto|fec nacimiento|fec nac|f nacimiento|f nac|f nto|fnac|f n|fn|nacimiento|nacido|nacida|cumpleano|birthday|birthdate|birth date|date birth|birth|born|dob|d b',
  gender: 'sexo|genero|gender|sex|h m|m f|f m|m h',
  position: 'posicion|position|playing position|pos|puesto|demarcacion',
  email: 'correo|correo electronico|correo e|email|e mail|mail|email address|e mail address',
  phone:
    'telefono|telefono movil|telefono contacto|no telefono|numero telefono|tel|telf|tlf|tfno|tfn|movil|celular|phone|phone no|phone number|telephone|telephone number|mobile|mobile phone|mobile number|cell|cell phone|contact phone',
  document:
    'dni|d n i|nie|n i e|nif|n i f|dni nie|dni nif|nif nie|dni nie nif|dni nie pasaporte|dni pasaporte|no dni|n dni|numero dni|pasaporte|no pasaporte|documento|documento identidad|doc identidad|no documento|numero documento|document|document number|identity document|id number|id card|national id|passport|passport no|passport number',
  knownAs:
    'apodo|alias|mote|sobrenombre|conocido como|conocida como|conocido conocida como|nombre deportivo|known|nickname|nick|also known|aka',
  nationality: 'nacionalidad|nationality|citizenship|pais|country',
  guardianName:
    'tutor|tutora|tutor legal|nombre tutor|nombre tutor legal|nombre apellido tutor|padre madre|madre padre|padre madre tutor|madre padre tutor|nombre padre madre|padre|madre|nombre padre|nombre madre|responsable|guardian|guardian name|name guardian|legal guardian|parent|parent name|name parent|parent guardian|parent guardian name|mother|father',
  guardianEmail:
    'correo tutor|correo electronico tutor|correo tutor legal|correo electronico tutor legal|correo padre madre|correo padre|correo madre|correo padre madre tutor|email tutor|e mail tutor|mail tutor|email tutor legal|email padre madre|e mail padre madre|email padre|email madre|email padre madre tutor|guardian email|guardian e mail|guardian email address|email guardian|parent email|parent e mail|parent email address|email parent|parent guardian email',
  role: 'rol|role|cargo|funcion|function',
};

const fieldOf: ReadonlyMap<string, TableField> = new Map(
  Object.entries(known).flatMap(([field, all]) =>
    all.split('|').map((key) => [key, field as TableField] as const),
  ),
);

const fillers = new Set('a o s as os de del la las el los y and or of the dd mm aaaa yyyy'.split(' '));

/** The significant words of a heading. "Fecha de nac. (dd/mm/aaaa)" is "fecha nac", "Nº" is "no". */
function headingWords(heading: string): readonly string[] {
  return folded(heading.slice(0, 100).normalize('NFKD'))
    .replaceAll(/\([^()]*\)/g, ' ')
    .replaceAll(/[#°]/g, 'o ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ');
}

/** The field that a heading names, or null. */
export function fieldOfHeading(heading: string): TableField | null {
  // A lone "#" became an "o", as the sign of "N°".
  if (heading.trim() === '#') return 'shirt';
  const words = headingWords(heading);
  const counted = words.filter((word) => !fillers.has(word));
  const singular = counted.map((word) => word.replace(/s$/, ''));
  const shorter = counted.map((word) => word.replace(/es$/, ''));
  for (const key of [counted, singular, shorter]) {
    const field = fieldOf.get(key.join(' '));
    if (field) return field;
  }
  return null;
}

const generic = new Set(['nombre', 'name', 'nombre jugador', 'player name']);

/** "Nombre" heads full names if there is no column of surnames. */
export function isGenericName(heading: string): boolean {
  return generic.has(keyOf(heading));
}

const numbering = new Set(['no', 'n', 'num', 'numero', 'number']);

/** "Nº" heads the shirts, unless another column does: then it numbers the rows. */
export function isNumbering(heading: string): boolean {
  return heading.trim() === '#' || numbering.has(keyOf(heading));
}

/** "Apellidos y nombre" determines how names without a comma are split. */
export function isSurnamesFirst(heading: string): boolean {
  return /^(?:apellido|surname|last name)/.test(keyOf(heading));
}

function keyOf(heading: string): string {
  return headingWords(heading)
    .filter((word) => !fillers.has(word))
    .map((word) => word.replace(/s$/, ''))
    .join(' ');
}

const otherHeadings = new Set(
  'alta baja caducidad vencimiento validez expedicion inscripcion registro licencia ficha pago cuota emergencia tutor tutora padre madre club equipo categoria ciudad localidad direccion poblacion expiry expires joined registered registration license licence payment emergency guardian parent mother father team category city address town notes notas observaciones'.split(
    ' ',
  ),
);

/** A date below "Fecha de alta" is no birthday, and a number below "Teléfono del padre" not the player's. */
export function isOtherHeading(heading: string): boolean {
  return headingWords(heading).some((word) => otherHeadings.has(word));
}
