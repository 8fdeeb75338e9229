/** Selector of the fields in which a visitor types words. */
export const TEXT_FIELD =
  'textarea, input:is(:not([type]), [type=text], [type=email], [type=tel], [type=search], [type=url], [type=password])';
