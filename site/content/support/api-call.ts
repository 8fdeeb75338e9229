/** One value of a request or a response. */
export type ApiField = {
  /** With the names of its parents: `files[].filename`. */
  name: string;
  type: string;
  required: boolean;
  note?: string | undefined;
  /** `query` or `header`. Default: the body. */
  place?: string;
};

/** Documentation of one of the seven calls. */
export type ApiCall = {
  id: string;
  method: string;
  path: string;
  summary: string;
  /** Media type of the request body, if there is one. */
  media: string | undefined;
  sends: readonly ApiField[];
  /** Empty if the site does not read the body of the response. */
  answers: readonly ApiField[];
  /** An example of the request over HTTP. */
  request: string;
  /** An example of the response, as JSON. */
  answer: string | undefined;
  /** Reaction of the site to a response other than 2xx. */
  failure: string;
};
