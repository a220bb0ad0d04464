/**
 * Later layers win, whatever order the files load in. It comes before every stylesheet in the document,
 * because neither the build nor the development server promises which file comes first.
 */
export const LAYER_ORDER = "@layer reset,tokens,base,ui,layout,pages,utilities,print;";
