/** Precedes every style sheet in the document, because their load order differs between build and development. */
export const LAYER_ORDER = "@layer reset,tokens,base,ui,layout,pages,utilities,print;";
