/**
 * Later layers win, whatever order the files load in. It stands in the document before every stylesheet (root.tsx),
 * because neither the build nor the development server promises which file comes first.
 */
export const LAYER_ORDER = "@layer reset,tokens,base,ui,layout,routes,utilities,print;";
