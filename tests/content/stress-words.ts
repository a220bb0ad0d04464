const NAME =
  "Maximiliana Wolkenstein-Oberhauser van den Bergh-Castellanos de la Fuente y Montemayor, the younger of the two sisters of them all here";
const WORD = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunternehmen";
const RIGHT_TO_LEFT = "أمل الفارسي وأصدقاؤها من جامعة الشمال ";
const EMOJI = "🌍✨👩‍🚀 ";
/** Without the tags of a formatted text, which the content check refuses. */
const SCRIPT = `<svg onload=window.injected=1></svg><details open ontoggle=window.injected=1>`;

const KINDS: ((max: number) => string)[] = [
  (max) => repeated(`${NAME} `, max),
  (max) => WORD.slice(0, Math.min(max, 60)),
  (max) => repeated(RIGHT_TO_LEFT, max),
  (max) => repeated(EMOJI, max),
  (max) => repeated(`${SCRIPT} `, max),
];

function repeated(text: string, max: number): string {
  // By letters as people count them, so that no emoji is cut in two.
  let result = "";
  for (const { segment } of new Intl.Segmenter().segment(
    text.repeat(Math.ceil(max / text.length)),
  )) {
    if (result.length + segment.length > max) break;
    result += segment;
  }
  return result.trim();
}

/**
 * Texts that a content file may contain: as long as their place allows, unbroken, right to left,
 * emoji, markup. Each call gives the next kind.
 */
export function stressWords(): (max: number) => string {
  let turn = 0;
  return (max) => {
    const make = KINDS[turn % KINDS.length] ?? String;
    turn += 1;
    return make(max);
  };
}

/** The longest word that no place may cut, among short ones. A longer one may break at a narrow window. */
export function longWords(max: number): string {
  // A figure or a label is one word.
  if (max <= 16) return "1,000,000,000+".slice(0, max);
  return repeated(`${max <= 24 ? "Neurotechnology" : "Internationalization"} of all `, max);
}
