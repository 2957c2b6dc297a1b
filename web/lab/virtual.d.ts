declare module 'virtual:citable-rules' {
  /** Ids of rules by the id of a game. */
  const rules: { readonly [game: string]: readonly string[] }
  export default rules
}
