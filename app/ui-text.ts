/**
 * The site's own words, in its language: names of buttons, messages, headings without words in the content. Names in
 * braces stay as they are: the site puts words in their place. The build writes each text where it is used.
 */

export const skipToContent = "Skip to the content"; // the first link of every page, for keyboards
export const mainNavigation = "Main"; // the name of the header’s menu, for screen readers
export const footerNavigation = "Footer"; // the name of the footer’s menu, for screen readers
export const menu = "Menu"; // the name of the menu on phones and of its button, for screen readers
export const closeMenu = "Close the menu"; // the button that closes that menu, for screen readers
export const colourMode = "Colour mode"; // the name of the three colour buttons, for screen readers
export const light = "Light"; // the button of the light colours
export const dark = "Dark"; // the button of the dark colours
export const matchSystem = "Match system"; // the button of the colours that the system uses
export const pauseMotion = "Pause motion"; // the button that stops everything that moves
export const playMotion = "Play motion"; // the same button, which lets it move again
export const opensInNewTab = "(opens in a new tab)"; // after such links, for screen readers
export const loading = "Loading..."; // while a page is loading
export const dismiss = "Dismiss"; // the button that closes a message, for screen readers
export const copyLink = "Copy link"; // the button that copies the address of a question, a person or a talk
export const copyLinkTo = "to “{name}”"; // the rest of that button’s name, for screen readers
export const emailUs = "Email us"; // the button that opens an email to the partnerships team
export const copyAddress = "Copy address"; // the button that copies its address
export const addressCopied = "Address copied."; // said when that address has been copied
export const copyText = "Copy"; // the button that copies an email’s text
export const textCopied = "Text copied."; // said when that text has been copied
export const linkCopied = "Link copied"; // said when the address of an entry has been copied
export const copyingBlocked = "Your browser blocked copying. Here’s the text:"; // said over the text, which can then be copied by hand
export const emailTo = "To:"; // before the address in the copied text of an email
export const emailSubject = "Subject:"; // before the subject in the copied text of an email
export const offline = "You’re offline. Try that link again once you’re connected."; // said when a page cannot be loaded without a network
export const tooLate = "The page did not arrive within 120 seconds."; // on the error screen of a page that takes too long
export const unknownError = "Unknown error"; // on the error screen, if there is no more to say
export const tryAgain = "Try again"; // a link of the error screen
export const or = "or"; // between the two links of the error screen
export const goHome = "go to the home page"; // the other link of the error screen
export const whatTheClubDoes = "What the club does"; // the name of the sliding strip of words, for screen readers
export const aboutProject = "about {name}"; // after the button of a project’s card, for screen readers
export const portraitOf = "Portrait of {name}"; // the alternative text of a speaker’s photo
export const speakers = "Featured Speakers"; // over the speakers of a conference
export const lookBack = "Look back at {name}"; // the button to the conference before, once the current one is over
export const mission = "Conference Mission"; // over what a past conference was for
export const highlights = "Highlights"; // over the highlights of a past conference
export const seeHighlights = "See the highlights below"; // the button that leads down to them
export const venue = "Venue"; // before the place of a conference whose file does not mention it elsewhere
export const soldOut = "Sold out"; // in place of the ticket button
export const calendarFile = "Calendar file (.ics)"; // an entry of the calendar menu
export const whereYouAre = "{hours} where you are"; // the event’s hours on the visitor’s own clock
export const readIssue = "Read the issue"; // on the card of a newsletter issue
export const yes = "Yes"; // of a tick in the tiers’ table, for screen readers
export const no = "No"; // of a dash there, for screen readers
export const showView = "Show"; // before the choice of an edition without JavaScript
export const sizeOfPdf = "PDF, {size} KB"; // a document’s kind and size
