import { consentPurposes, consentTexts, guardianRelations, type Locale } from '@traip/contract';
import { initialOf } from '../../../people/person/player-in-brief.ts';
import { consentWords } from '../words/consent-words.ts';
import { shortDay } from '../words/dates-and-numbers.ts';
import { drawHeading } from './heading.ts';
import { drawBox } from './match-people.ts';
import { edge, inks, innerOf, type Paper, write } from './paper.ts';
import type { PrintedLook } from './printed-look.ts';

/** A minor, and where they play. */
export interface FormChild {
  readonly firstName: string;
  readonly surnames: string;
  readonly birthday: string | null;
  readonly team: string;
  readonly club: string;
}

interface FormStyle {
  readonly locale: Locale;
  readonly privacyUrl: string;
  readonly operatorName: string | null;
  /** Look of the only club; null: Traip's own colours. */
  readonly look: PrintedLook | null;
}

const nameOf = ({ firstName, surnames }: FormChild) => `${firstName} ${surnames}`.trim();

/** One page: the child, the four decisions, and room to sign. */
export function drawConsentForm(paper: Paper, child: FormChild, style: FormStyle): void {
  const { title, privacy } = consentWords[style.locale];
  const { club: above, team: below } = child;
  drawHeading(paper, { above, title, below, url: style.privacyUrl, label: privacy, look: style.look });
  drawChild(paper, child, style.locale);
  for (const purpose of consentPurposes) drawDecision(paper, purpose, child, style.locale);
  drawSigner(paper, style.locale);
  drawSmallPrint(paper, style);
}

/** Each on its own line: names can be in any script. */
function drawChild(paper: Paper, child: FormChild, locale: Locale): void {
  const { intro, child: childLabel, born } = consentWords[locale];
  write(
    paper,
    intro,
    { x: edge, y: paper.y, width: innerOf(paper) },
    { size: 9, ink: inks.quiet, wraps: true },
  );
  const name = nameOf(child);
  label(paper, childLabel, { x: edge, y: paper.y + 10, width: innerOf(paper) });
  const size = name.length > 50 ? 11 : 15;
  write(paper, name, { x: edge, y: paper.y + 2, width: innerOf(paper) }, { size, cut: 'bold', wraps: true });
  if (child.birthday !== null) {
    label(paper, born, { x: edge, y: paper.y + 6, width: innerOf(paper) });
    const day = shortDay(locale, child.birthday);
    write(paper, day, { x: edge, y: paper.y + 1, width: innerOf(paper) }, { size: 9.5, cut: 'bold' });
  }
  paper.y += 6;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const label = (paper: Paper, text: string, place: Place) =>
  write(paper, text, place, { size: 7.5, ink: inks.quiet });

/** The exact text that goes on record, with its version, and a box for each answer. */
function drawDecision(
  paper: Paper,
  purpose: (typeof consentPurposes)[number],
  child: FormChild,
  locale: Locale,
): void {
  const { purposes, version: text, choices: answers } = consentWords[locale];
  const { version, choices, text: words } = consentTexts[purpose];
  const top = paper.y + 10;
  const line = { x: edge, y: top, width: innerOf(paper) };
  paper
    .moveTo(edge, top - 6)
    .lineTo(edge + innerOf(paper), top - 6)
    .lineWidth(0.5)
    .stroke(inks.line);
  write(paper, `${text} ${version}`, line, { size: 7.5, ink: inks.quiet, align: 'right' });
  write(paper, purposes[purpose], { ...line, width: innerOf(paper) - 110 }, { size: 11, cut: 'bold' });
  write(paper, words[locale], { ...line, y: top + 16 }, { size: 9.5, wraps: true });
  const shown = { FULL: nameOf(child), SHORT: `${child.firstName} ${initialOf(child.surnames)}`.trim() };
  const width = purpose === 'PUBLIC_NAME' ? innerOf(paper) / 3 : 90;
  const y = paper.y + 5;
  for (const [index, choice] of choices.entries()) {
    const place = { x: edge + index * width, y, width: width - 10 };
    drawTick(paper, answers[choice], place);
    if (choice === 'FULL' || choice === 'SHORT')
      label(paper, shown[choice], { x: place.x + 19, y: y + 15, width: place.width - 19 });
  }
  paper.y = y + (purpose === 'PUBLIC_NAME' ? 30 : 23);
}

/** A box to tick, and its meaning. */
function drawTick(paper: Paper, answer: string, { x, y, width }: Place): void {
  paper.roundedRect(x, y, 13, 13, 2).lineWidth(1).stroke(inks.navy);
  write(paper, answer, { x: x + 19, y: y + 1, width: width - 19 }, { size: 9.5, cut: 'bold' });
}

function drawSigner(paper: Paper, locale: Locale): void {
  const { signer, relation, relations, day, signature } = consentWords[locale];
  const top = paper.y + 10;
  drawBox(paper, signer, { x: edge, y: top, width: innerOf(paper), height: 46 });
  label(paper, relation, { x: edge, y: top + 57, width: innerOf(paper) });
  const widths = { MOTHER: 80, FATHER: 80, GUARDIAN: 155, OTHER: innerOf(paper) - 315 };
  let x = edge;
  for (const one of guardianRelations) {
    const width = widths[one];
    drawTick(paper, relations[one], { x, y: top + 69, width });
    x += width;
  }
  const below = { y: top + 96, height: 84 };
  drawBox(paper, day, { ...below, x: edge, width: 150 });
  drawBox(paper, signature, { ...below, x: edge + 162, width: innerOf(paper) - 162 });
  paper.y = top + 190;
}

/** How to withdraw it, where the form goes, and who runs the service. */
function drawSmallPrint(paper: Paper, { locale, privacyUrl, operatorName }: FormStyle): void {
  const { takeBack, scanned, operator, privacy } = consentWords[locale];
  const lines = [
    `${takeBack} ${scanned}`,
    operatorName === null ? '' : `${operator}: ${operatorName}`,
    `${privacy}: ${privacyUrl}`,
  ];
  for (const line of lines.filter(Boolean)) {
    const place = { x: edge, y: paper.y + 2, width: innerOf(paper) };
    write(paper, line, place, { size: 7.5, ink: inks.quiet, wraps: true });
  }
}
