/** What is wrong with a link to another site, as the end of “… which …”, and what to do. */
type AddressMistake = [mistake: string, remedy: string];

const WHOLE = "Copy the whole address from the browser’s address bar.";

/** The order of these is that in which people see them. */
const MISTAKES: [RegExp, ...AddressMistake][] = [
  [/[\p{Cc}\p{Cf}]/u, "has an invisible character", "Type it again by hand."],
  [/^$/, "is empty", WHOLE],
  [
    /^mailto:|^[^/\s]+@[^/\s]+$/i,
    "is an email address, not a web address",
    "In a text, write a link like [email us](mailto:name@club.example). Here, write a web address; the club’s emails are contacts in content/site.yaml.",
  ],
  [
    /^https?:\/\/[^/]*(?:[a-z](?=[\u0370-\u052f])|[\u0370-\u052f](?=[a-z]))/i,
    "mixes letters of two alphabets in the site’s name",
    WHOLE,
  ],
  [
    /^[a-z]:[\\/]|^(?:about|blob|chrome|data|edge|file|view-source):/i,
    "opens in one browser or on one computer only",
    "Write where it is online.",
  ],
  [
    /^(?:tel|sms):|^(?!\d{4}-)\+?[\d\s().-]{7,}$/i,
    "is a phone number, not a web address",
    "Write it into a text.",
  ],
  [
    /^\[.*\]\(.*\)$|<.*>|\*\*|`/,
    "has signs of Markdown or HTML",
    "Write only the address, without brackets, ** and `.",
  ],
  [/^https?:\/*(?:https?\/\/|[^/?#\s]*https?:)/i, "has https:// twice", "Write it once."],
  [
    /^https:\/\/(?:www\.google\.[a-z.]+\/url\?|translate\.google\.|[\w.-]+\.safelinks\.protection\.outlook\.com|l\.(?:facebook|instagram)\.com|urldefense\.com)/i,
    "is the detour of a search or mail program",
    `Open it. ${WHOLE}`,
  ],
  [
    /^https:\/\/(?:mail\.google\.com|outlook\.[\w.]+\/mail|drive\.google\.com\/drive\/(?:u\/\d\/)?my-drive|[\w-]+\.sharepoint\.com\/(?!:\w:\/[a-qs-z]\/|.*guestaccess)|(?:docs\.google\.com\/forms|sites\.google\.com|www\.canva\.com)\/.*\/edit|forms\.office\.com\/.*DesignPage|(?:www\.)?dropbox\.com\/home|www\.overleaf\.com\/project\/|[^/]+\/wp-admin\/|(?:www\.eventbrite\.[a-z.]+|lu\.ma|luma\.com)\/(?:.*\/)?manage\b(?!-)|www\.linkedin\.com\/company\/[^/]+\/admin|discord\.com\/channels\/|app\.slack\.com\/client|[\w-]+\.zoom\.us\/s\/|calendar\.google\.com\/calendar\/u\/(?!\d+\/?\?cid=)|(?:studio\.youtube|admin\.typeform|app\.beehiiv)\.com\/|[\w.]+\.admin\.mailchimp\.com|github\.com\/(?:[^/]+\/[^/]+\/)?settings\b)/i,
    "opens for its owner or members only",
    "Copy the address that “Share”, “Send” or “Invite” gives there.",
  ],
  [
    /^https:\/\/(?:deploy-preview-\d+--|[\w-]+-git-[\w-]+\.vercel\.app|[\da-f]{8}\.[\w-]+\.pages\.dev)/i,
    "is a preview of a site, which ends or changes",
    "Write the address of the site itself.",
  ],
  [/\s(?:https?:|www\.)/i, "is more than one address", "Keep one of them here."],
  [
    /(?:…|\.{3})$|^https:\/\/(?:bit\.ly|chat\.whatsapp\.com|discord\.gg|forms\.gle|wa\.me)\/?$/i,
    "is cut off",
    WHOLE,
  ],
  [/\s/, "has a space", `Take it out, or write %20 for it. ${WHOLE}`],
  [/\\/, "has a backslash", "Write / for it."],
  [/&(?:amp|#\w+);/, "has a sign in HTML", "Write & for &amp;."],
  [/^[<("“'‘]|[,;>"”'’]$/, "has a sign around it that is not part of it", "Take it out."],
  [/^https?:\/(?!\/)|^https?:(?!\/)/i, "lacks a slash", "Write https:// with two slashes."],
  [/^https?[^\w:]?\/\//i, "lacks its colon", "Write https:// at its beginning."],
  [/^https?:\/\/\//i, "has a slash too many", "Write https:// with two slashes."],
];

export function addressMistake(address: string): AddressMistake | undefined {
  const known = MISTAKES.find(([pattern]) => pattern.test(address));
  if (known) return [known[1], known[2]];
  if (!/^https:\/\//i.test(address) || !URL.canParse(address)) {
    return [
      "is not a full web address",
      "Write it with https:// in front, such as https://uofxai.example.",
    ];
  }
  const { username, password, hostname, pathname, search, hash } = new URL(address);
  if (username || password)
    return ["has a user’s name or password", "Take out all that is before the @, and the @."];
  if (
    !/^(?!(?:gmial|gamil|gmal|hotmial|outlok)\.)([a-z0-9_]([\w-]*[a-z0-9])?\.)+(?!(?:con|cmo|vom|ogr)$)([a-z]{2,}|xn--[a-z0-9-]+)$/.test(
      hostname,
    )
  )
    return [
      "leads nowhere",
      `“${hostname}” is not the name of a site that others can open. ${WHOLE}`,
    ];
  if (/\.(?:local|localhost|internal|lan|home|test|invalid)$/.test(hostname))
    return ["leads nowhere but here", "Write the address that others use."];
  // A page may well be called Apple_Inc. or O.A.R.
  if ((hash || search || pathname).endsWith(".") && !/(?:_[^/]*|\.[A-Z])\.$/.test(address))
    return ["ends in a full stop", "Take it out."];
  const [open, closed] = ["(", ")"].map((bracket) => address.split(bracket).length);
  if ((closed ?? 0) > (open ?? 0)) return ["has a bracket that was not opened", "Take it out."];
  return undefined;
}
