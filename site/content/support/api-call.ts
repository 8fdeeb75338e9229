/** One value that a call sends or answers. */
export type ApiField = {
  /** With the names of what it is in: `files[].filename`. */
  name: string;
  type: string;
  required: boolean;
  note?: string | undefined;
  /** `query` or `header`; in the body, if it is not said. */
  place?: string;
};

/** One of the seven calls, as its documentation shows it. */
export type ApiCall = {
  id: string;
  method: string;
  path: string;
  summary: string;
  /** The media type of what is sent; none, if nothing is sent in a body. */
  media: string | undefined;
  sends: readonly ApiField[];
  /** Empty where the body of an answer is not read. */
  answers: readonly ApiField[];
  /** An example of the request, as it travels. */
  request: string;
  /** An example of the answer, as JSON. */
  answer: string | undefined;
  /** Reaction of the site to a response other than 2xx. */
  failure: string;
};
