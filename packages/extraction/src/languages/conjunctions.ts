/** Words for “and”, as part of a regular expression. */
export const conjunctions =
  'and|und|et|y|e|i|og|och|ja|en|és|și|si|и|й|та|і|ve|dan|và|και|ir|un|a|və|dhe|eta|agus|in|жана'
