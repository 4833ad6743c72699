// Generated from openapi/sat.yaml by `npm run gen`. Do not edit.
/** The contract as a plain object: what /openapi.json serves and validators read. */
export const satDocument = {
  "openapi": "3.1.0",
  "info": {
    "title": "SomaScan Menu /sat",
    "version": "1.0.0",
    "summary": "The menu of a protein assay, its panels and its imports",
    "description": "Serves the catalogue of SOMAmer reagents of both assay versions, and panels, imports and files. Paths and query\nparameters follow the product specification, section 7.\n\nEvery error is `application/problem+json` (RFC 9457) with a `code` from a closed list, except the 404 of evaluateFlag.\nEvery response has an `X-Request-Id`. An error repeats it as `requestId`.\n\nLimits:\n\n- Request line and headers: 16 KiB together (431).\n- JSON bodies: 1 MiB; 6 MiB for createPanel and savePanel; 64 KiB for evaluateFlags and evaluateFlag; 10 MiB for rows of lists (413).\n- Filters: 8,192 characters, 5 clauses, 2 keywords per clause (400).\n- Uploads: 10 MiB and 20,000 rows per list, without headings (413). A longer list may have 20,000 distinct rows.\n- Cells of uploads: 200 characters. A longer cell is `too_long`.\n- Panels: 10,000 per person, 1,000 versions per panel (409).\n- Own collections: 200 per person, 4 MiB together (409); 20,000 SeqIds and 1,000 notes of what was left out per collection (400).\n- Content of a panel: 20,000 SeqIds, and 100 sources of 24 MiB together (400).\n- Operators limit requests per person or address (429), and the stored bytes of a person's panels (409).\n\nA response with columns of a catalogue names its `edition`. The edition changes with everything that responses of the\nversion depend on. A request may repeat it as the parameter `edition`, so that caches can store the response.\nSend `edition` only to a server that names one: older servers refuse the parameter.\n",
    "license": {
      "name": "MIT",
      "identifier": "MIT"
    }
  },
  "servers": [
    {
      "url": "/sat"
    }
  ],
  "tags": [
    {
      "name": "menu",
      "description": "Catalogue of an assay version"
    },
    {
      "name": "collection",
      "description": "Curated gene sets and their reagents, and a person's own collections"
    },
    {
      "name": "import",
      "description": "Protein lists in workbooks"
    },
    {
      "name": "account",
      "description": "The signed-in person and their preferred columns"
    },
    {
      "name": "panel",
      "description": "A person's saved lists of analytes, with all versions"
    },
    {
      "name": "file",
      "description": "Downloads and release notes"
    },
    {
      "name": "operation",
      "description": "Health, readiness, settings and flags"
    }
  ],
  "paths": {
    "/menuquery/{reqPath}/somamer/search": {
      "get": {
        "operationId": "searchAnalytes",
        "tags": [
          "menu"
        ],
        "security": [
          {},
          {
            "bearer": []
          }
        ],
        "summary": "Lists the analytes of a version, all or filtered",
        "description": "`application/json` is a list of analytes with every column key of the version. An unknown value is null, and a list is\nan array. `application/vnd.ssm.columns+json` has the same analytes as one array per column. Both are in catalogue order,\nwhich is by SeqId.\n`offset` and `limit` select a part of a long catalogue. Parts with the same revision belong together.\nThe ETag is strong. It depends on the edition, the filters, the columns and the part.\n",
        "parameters": [
          {
            "$ref": "#/components/parameters/reqPath"
          },
          {
            "$ref": "#/components/parameters/version"
          },
          {
            "$ref": "#/components/parameters/filters"
          },
          {
            "$ref": "#/components/parameters/fields"
          },
          {
            "name": "offset",
            "in": "query",
            "description": "Number of analytes to skip, in catalogue order; default 0",
            "schema": {
              "type": "integer",
              "minimum": 0,
              "maximum": 10000000
            }
          },
          {
            "name": "limit",
            "in": "query",
            "description": "Maximum number of analytes; all by default",
            "schema": {
              "type": "integer",
              "minimum": 1,
              "maximum": 10000000
            }
          },
          {
            "$ref": "#/components/parameters/edition"
          },
          {
            "$ref": "#/components/parameters/ifNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The analytes that satisfy every clause; may be empty",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/XRequestId"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "type": "array",
                  "items": {
                    "$ref": "#/components/schemas/Analyte"
                  }
                }
              },
              "application/vnd.ssm.columns+json": {
                "schema": {
                  "$ref": "#/components/schemas/AnalyteColumns"
                }
              }
            }
          },
          "304": {
            "description": "The caller's copy is current"
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      }
    },
    "/menuquery/{reqPath}/somamer/count": {
      "get": {
        "operationId": "countAnalytes",
        "tags": [
          "menu"
        ],
        "security": [
          {},
          {
            "bearer": []
          }
        ],
        "summary": "Counts the analytes that match a filter, in total and per clause",
        "parameters": [
          {
            "$ref": "#/components/parameters/reqPath"
          },
          {
            "$ref": "#/components/parameters/version"
          },
          {
            "$ref": "#/components/parameters/filters"
          },
          {
            "$ref": "#/components/parameters/edition"
          },
          {
            "$ref": "#/components/parameters/ifNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The counts",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/XRequestId"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/AnalyteCount"
                }
              }
            }
          },
          "304": {
            "description": "The caller's copy is current"
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      }
    },
    "/menuquery/secured/somamer/{seqId}": {
      "get": {
        "operationId": "getAnalyte",
        "tags": [
          "menu"
        ],
        "security": [
          {
            "bearer": []
          }
        ],
        "summary": "Returns the spec sheet of one reagent",
        "description": "The sheet has all columns of the reagent and its gene sets. It also has the distribution of each measure, and other\nreagents of the same protein. The paths `search` and `count` are other operations.\nA SeqId off the menu gets 404 `analyte_not_found`, a malformed one 400. Both list similar SeqIds in `nearest`. The 404\nnames the other version in `otherVersion` if its menu has the SeqId. If a catalogue has the SeqId off its menu, `offMenu` or\n`withdrawn` says why.\nThe ETag is strong. It depends on the catalogues of both versions.\n",
        "parameters": [
          {
            "name": "seqId",
            "in": "path",
            "required": true,
            "description": "A SeqId such as 10000-28. Another spelling gets 400, with the SeqId in `nearest`",
            "schema": {
              "type": "string",
              "minLength": 1
            }
          },
          {
            "$ref": "#/components/parameters/version"
          },
          {
            "$ref": "#/components/parameters/ifNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The spec sheet",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/XRequestId"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/AnalyteSheet"
                }
              }
            }
          },
          "304": {
            "description": "The caller's copy is current"
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      }
    },
    "/menuquery/secured/lift": {
      "get": {
        "operationId": "getLiftTable",
        "tags": [
          "menu"
        ],
        "security": [
          {
            "bearer": []
          }
        ],
        "summary": "Returns the coefficients with which reagents are lifted from one assay version to another",
        "description": "Returns the whole table of one sample matrix, so that a client previews the move of any list without sending the list. A\nclient joins the table with the menu of the other version. A server without a table returns no reagents and no sources.\n`from` and `to` must differ. If only one of the catalogues is generated, the other counts as absent.\nThe ETag is strong. It depends on the catalogues of both versions.\n",
        "parameters": [
          {
            "name": "from",
            "in": "query",
            "required": true,
            "description": "The version in which the list was measured",
            "schema": {
              "$ref": "#/components/schemas/LiftedVersion"
            }
          },
          {
            "name": "to",
            "in": "query",
            "required": true,
            "description": "The version to which the list is moved",
            "schema": {
              "$ref": "#/components/schemas/AssayVersion"
            }
          },
          {
            "name": "matrix",
            "in": "query",
            "required": true,
            "description": "Coefficients apply to one matrix only",
            "schema": {
              "$ref": "#/components/schemas/LiftMatrix"
            }
          },
          {
            "$ref": "#/components/parameters/ifNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The table",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/XRequestId"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/LiftTable"
                }
              }
            }
          },
          "304": {
            "description": "The caller's copy is current"
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      }
    },
    "/menuquery/{reqPath}/field/search": {
      "get": {
        "operationId": "suggestValues",
        "tags": [
          "menu"
        ],
        "security": [
          {},
          {
            "bearer": []
          }
        ],
        "summary": "Suggests values of a text filter",
        "description": "Values that begin with the term come first, then values that contain it, each group in natural order. Case and accents\nare ignored.\nFilters of identifiers also match other names. If nothing matches, they match names one typing slip away.\n",
        "parameters": [
          {
            "$ref": "#/components/parameters/reqPath"
          },
          {
            "$ref": "#/components/parameters/version"
          },
          {
            "name": "field",
            "in": "query",
            "required": true,
            "description": "The key of a filter with text values",
            "schema": {
              "$ref": "#/components/schemas/FilterKey"
            }
          },
          {
            "name": "term",
            "in": "query",
            "required": true,
            "description": "The text to find; not empty after trimming",
            "schema": {
              "type": "string",
              "minLength": 1,
              "maxLength": 200
            }
          },
          {
            "name": "limit",
            "in": "query",
            "description": "Maximum number of values",
            "schema": {
              "type": "integer",
              "minimum": 1,
              "maximum": 100,
              "default": 20
            }
          },
          {
            "$ref": "#/components/parameters/edition"
          },
          {
            "$ref": "#/components/parameters/ifNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The values, best first",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/XRequestId"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "type": "array",
                  "items": {
                    "$ref": "#/components/schemas/Suggestion"
                  }
                }
              }
            }
          },
          "304": {
            "description": "The caller's copy is current"
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      }
    },
    "/menuquery/{reqPath}/catalogue": {
      "get": {
        "operationId": "describeCatalogue",
        "tags": [
          "menu"
        ],
        "security": [
          {},
          {
            "bearer": []
          }
        ],
        "summary": "Describes the catalogue in use, its columns and filters",
        "parameters": [
          {
            "$ref": "#/components/parameters/reqPath"
          },
          {
            "$ref": "#/components/parameters/version"
          },
          {
            "$ref": "#/components/parameters/edition"
          },
          {
            "$ref": "#/components/parameters/ifNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The catalogue of the version",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/XRequestId"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Catalogue"
                }
              }
            }
          },
          "304": {
            "description": "The caller's copy is current"
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      }
    },
    "/menuquery/secured/collection": {
      "get": {
        "operationId": "listCollections",
        "tags": [
          "collection"
        ],
        "security": [
          {
            "bearer": []
          }
        ],
        "summary": "Lists curated collections with their coverage in both assay versions",
        "description": "Returns the twenty browse topics, with or without a loaded gene set, or all other gene sets.\nGenes are identified by Entrez id, or by symbol without one. Topics are in browse order, other sets by category and\nname.\n",
        "parameters": [
          {
            "name": "kind",
            "in": "query",
            "description": "`topics`, or `geneSets` for all other sets",
            "schema": {
              "type": "string",
              "enum": [
                "topics",
                "geneSets"
              ],
              "default": "topics"
            }
          },
          {
            "name": "category",
            "in": "query",
            "description": "Only collections of this category",
            "schema": {
              "$ref": "#/components/schemas/CollectionCategory"
            }
          },
          {
            "name": "ids",
            "in": "query",
            "description": "Comma-separated ids. Returns only these collections, topics and other sets alike, without regard to `kind`. Ids of no collection are left out",
            "schema": {
              "type": "string",
              "maxLength": 2048
            }
          },
          {
            "name": "search",
            "in": "query",
            "description": "Words of the name, in any order; case and accents are ignored",
            "schema": {
              "type": "string",
              "maxLength": 200
            }
          },
          {
            "name": "genes",
            "in": "query",
            "description": "`true` adds each gene with its reagents; default: only counts",
            "schema": {
              "type": "boolean",
              "default": false
            }
          },
          {
            "$ref": "#/components/parameters/page"
          },
          {
            "$ref": "#/components/parameters/size"
          },
          {
            "$ref": "#/components/parameters/ifNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "One page of the collections",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/XRequestId"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/CollectionList"
                }
              }
            }
          },
          "304": {
            "description": "The caller's copy is current"
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      }
    },
    "/menuquery/secured/gene-set": {
      "get": {
        "operationId": "getGeneSets",
        "tags": [
          "collection"
        ],
        "security": [
          {
            "bearer": []
          }
        ],
        "summary": "Returns the genes of all gene sets, to test a list for enrichment",
        "description": "Returns every set that has genes: browse topics in browse order, then all other sets by category and name. A client joins\nthe sets with the menu by gene symbol, and tests any list without sending it. Sets that were loaded with the other version\nare included. A server without gene sets returns no sets.\nThe ETag is strong. It depends on the catalogues of both versions.\n",
        "parameters": [
          {
            "name": "version",
            "in": "query",
            "required": true,
            "description": "The version of the menu with which the sets are joined",
            "schema": {
              "$ref": "#/components/schemas/AssayVersion"
            }
          },
          {
            "$ref": "#/components/parameters/ifNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The sets",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/XRequestId"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/GeneSetTable"
                }
              }
            }
          },
          "304": {
            "description": "The caller's copy is current"
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      }
    },
    "/menuquery/jwt/validate": {
      "get": {
        "operationId": "validateToken",
        "tags": [
          "account"
        ],
        "security": [
          {
            "bearer": []
          }
        ],
        "summary": "Returns the person of the access token",
        "description": "A token that is forged, expired, signed out or for another audience gets 401. While the identity provider's keys are\nunavailable the answer is 503, and the token may still be valid.\n",
        "responses": {
          "200": {
            "description": "The person of the token",
            "headers": {
              "X-Request-Id": {
                "$ref": "#/components/headers/XRequestId"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/SignedInPerson"
                }
              }
            }
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      }
    },
    "/menuquery/jwt/logout": {
      "post": {
        "operationId": "logOut",
        "tags": [
          "account"
        ],
        "security": [
          {
            "bearer": []
          }
        ],
        "summary": "Revokes the access token",
        "description": "This server refuses the token at once, other servers of the same database shortly after. The request needs no body.\nA token that is no longer valid gets 401: the person is already signed out.\n",
        "responses": {
          "204": {
            "description": "Signed out",
            "headers": {
              "X-Request-Id": {
                "$ref": "#/components/headers/XRequestId"
              }
            }
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      }
    },
    "/menuquery/download/template": {
      "get": {
        "operationId": "downloadTemplate",
        "tags": [
          "import"
        ],
        "security": [
          {
            "bearer": []
          }
        ],
        "summary": "Downloads a template workbook for imports or bulk searches",
        "parameters": [
          {
            "name": "templateImport",
            "in": "query",
            "description": "`true` for the import template; default: the bulk search template",
            "schema": {
              "type": "boolean",
              "default": false
            }
          }
        ],
        "responses": {
          "200": {
            "description": "The workbook; Content-Disposition has its file name",
            "headers": {
              "Content-Disposition": {
                "$ref": "#/components/headers/ContentDisposition"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/XRequestId"
              }
            },
            "content": {
              "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": {
                "schema": {
                  "type": "string",
                  "format": "binary"
                }
              }
            }
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      }
    },
    "/menuquery/bulk/search": {
      "post": {
        "operationId": "bulkSearch",
        "tags": [
          "import"
        ],
        "security": [
          {
            "bearer": []
          }
        ],
        "summary": "Finds the reagents of a list's rows, to show them",
        "description": "Returns the same as importAnalytes.",
        "parameters": [
          {
            "$ref": "#/components/parameters/version"
          }
        ],
        "requestBody": {
          "$ref": "#/components/requestBodies/List"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/ImportedRows"
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      }
    },
    "/menuquery/import": {
      "post": {
        "operationId": "importAnalytes",
        "tags": [
          "import"
        ],
        "security": [
          {
            "bearer": []
          }
        ],
        "summary": "Finds the reagents of a list's rows, to add them",
        "description": "Returns one item per row, in file order. A hidden sheet, the hidden rows or columns of a sheet, and the repeated rows of\na long list get one `note` each.\nA row may have identifiers of every IdentifierKind, in one column or several. The server detects the columns by titles\nin the first 20 rows or by content. `layout` replaces the detection.\nThe server stores nothing. The caller adds the reagents that it chooses.\n",
        "parameters": [
          {
            "$ref": "#/components/parameters/version"
          }
        ],
        "requestBody": {
          "$ref": "#/components/requestBodies/List"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/ImportedRows"
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      }
    },
    "/menuquery/import/preview": {
      "post": {
        "operationId": "previewWorkbook",
        "tags": [
          "import"
        ],
        "security": [
          {
            "bearer": []
          }
        ],
        "summary": "Previews the sheets of a list, with first rows and detected columns",
        "description": "A person may correct the detected columns. Send the correction as `layout` with the file.",
        "parameters": [
          {
            "name": "hidden",
            "in": "query",
            "description": "`true` includes hidden rows and columns",
            "schema": {
              "type": "boolean",
              "default": false
            }
          }
        ],
        "requestBody": {
          "$ref": "#/components/requestBodies/List"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/SheetPreviews"
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      }
    },
    "/menuquery/import/check": {
      "post": {
        "operationId": "checkPanelFile",
        "tags": [
          "import"
        ],
        "security": [
          {
            "bearer": []
          }
        ],
        "summary": "Computes the content hash of an exported panel, to compare it with the hash that the file states",
        "description": "Reads what an export says about its panel, and the SeqIds of its first column. A changed list has another hash.\nA list that is no exported panel gets `count` 0 and nulls. The server stores nothing.\n",
        "requestBody": {
          "$ref": "#/components/requestBodies/List"
        },
        "responses": {
          "200": {
            "description": "The stated and the computed hash",
            "headers": {
              "X-Request-Id": {
                "$ref": "#/components/headers/XRequestId"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/PanelFileCheck"
                }
              }
            }
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      }
    },
    "/custompanel/user/{userSub}/column": {
      "get": {
        "operationId": "getColumns",
        "tags": [
          "account"
        ],
        "security": [
          {
            "bearer": []
          }
        ],
        "summary": "Returns a person's preferred columns for all tables",
        "description": "Returns the saved columns, else preferredCols of the access token, else an empty list.",
        "parameters": [
          {
            "$ref": "#/components/parameters/userSub"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/ColumnPreference"
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      },
      "put": {
        "operationId": "saveColumns",
        "tags": [
          "account"
        ],
        "security": [
          {
            "bearer": []
          }
        ],
        "summary": "Saves a person's preferred columns for all tables",
        "parameters": [
          {
            "$ref": "#/components/parameters/userSub"
          }
        ],
        "requestBody": {
          "$ref": "#/components/requestBodies/ColumnPreference"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/ColumnPreference"
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      },
      "post": {
        "operationId": "saveColumnsByPost",
        "tags": [
          "account"
        ],
        "security": [
          {
            "bearer": []
          }
        ],
        "summary": "Does the same as saveColumns for clients that cannot PUT",
        "parameters": [
          {
            "$ref": "#/components/parameters/userSub"
          }
        ],
        "requestBody": {
          "$ref": "#/components/requestBodies/ColumnPreference"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/ColumnPreference"
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      }
    },
    "/custompanel/user/{userSub}/panel": {
      "get": {
        "operationId": "listPanels",
        "tags": [
          "panel"
        ],
        "security": [
          {
            "bearer": []
          }
        ],
        "summary": "Lists a person's panels by page",
        "parameters": [
          {
            "$ref": "#/components/parameters/userSub"
          },
          {
            "name": "search",
            "in": "query",
            "description": "Text in the name or description; case and accents are ignored",
            "schema": {
              "type": "string",
              "maxLength": 200
            }
          },
          {
            "name": "seqId",
            "in": "query",
            "description": "A reagent in the newest version",
            "schema": {
              "$ref": "#/components/schemas/SeqId"
            }
          },
          {
            "name": "sort",
            "in": "query",
            "schema": {
              "type": "string",
              "enum": [
                "name",
                "changed",
                "count",
                "version"
              ],
              "default": "changed"
            }
          },
          {
            "name": "direction",
            "in": "query",
            "description": "Default: descending for changed and count, ascending for name and version",
            "schema": {
              "type": "string",
              "enum": [
                "ascending",
                "descending"
              ]
            }
          },
          {
            "$ref": "#/components/parameters/page"
          },
          {
            "$ref": "#/components/parameters/size"
          }
        ],
        "responses": {
          "200": {
            "description": "One page of the panels",
            "headers": {
              "X-Request-Id": {
                "$ref": "#/components/headers/XRequestId"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/PanelList"
                }
              }
            }
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      },
      "post": {
        "operationId": "createPanel",
        "tags": [
          "panel"
        ],
        "security": [
          {
            "bearer": []
          }
        ],
        "summary": "Saves a new panel",
        "description": "With an `Idempotency-Key` a caller can repeat the request for at least 24 hours. The same key and body return the\ncreated panel. The same key with another body, or after the panel's deletion, gets 409.\nNames of a person's panels are unique without regard to case. A taken name gets 409 with the id of its panel.\nThe body may have 6 MiB, mostly for `sources`.\n",
        "parameters": [
          {
            "$ref": "#/components/parameters/userSub"
          },
          {
            "name": "Idempotency-Key",
            "in": "header",
            "description": "The caller's key for this creation, 1 to 255 printable ASCII characters",
            "schema": {
              "type": "string",
              "minLength": 1,
              "maxLength": 255
            }
          }
        ],
        "requestBody": {
          "$ref": "#/components/requestBodies/PanelContent"
        },
        "responses": {
          "200": {
            "description": "The current state of the panel that an earlier request with this key created",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/PanelTag"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/XRequestId"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Panel"
                }
              }
            }
          },
          "201": {
            "description": "The new panel",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/PanelTag"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/XRequestId"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Panel"
                }
              }
            }
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      }
    },
    "/custompanel/panel/{panelId}": {
      "get": {
        "operationId": "getPanel",
        "tags": [
          "panel"
        ],
        "security": [
          {
            "bearer": []
          }
        ],
        "summary": "Returns the newest or an earlier version of a panel",
        "description": "Another person's panel gets 404, like a missing one.",
        "parameters": [
          {
            "$ref": "#/components/parameters/panelId"
          },
          {
            "name": "number",
            "in": "query",
            "description": "An earlier version; default the newest",
            "schema": {
              "type": "integer",
              "minimum": 1,
              "maximum": 1000000
            }
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/Panel"
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      },
      "put": {
        "operationId": "savePanel",
        "tags": [
          "panel"
        ],
        "security": [
          {
            "bearer": []
          }
        ],
        "summary": "Saves a panel as its next version",
        "description": "`If-Match` is required (428). If the panel has changed since, 412 has its current number and ETag.\nContent equal to the newest version creates no version and keeps the ETag.\nA deleted panel can be restored with all its versions for 30 days: send the ETag of the deletion. The server may erase\nit earlier if the person's storage is full.\n`sources` are added to the panel's sources, which never change. Without a new version they belong to the newest one.\nThe body may have 6 MiB.\nSeqIds off the menu are refused. Exceptions: SeqIds of the newest version, of the version in `restores`, and withdrawn\nreagents.\nHere and in deletePanel, a weak ETag (`W/\"…\"`) counts as the strong one. RFC 9110 demands strong comparison, but a\ncompressing proxy weakens ETags and would make every save a 412. This is safe: a panel's ETag identifies a state and\nnot bytes, and two states never share one.\n",
        "parameters": [
          {
            "$ref": "#/components/parameters/panelId"
          },
          {
            "name": "restores",
            "in": "query",
            "description": "The restored version; its SeqIds are accepted even off the menu",
            "schema": {
              "type": "integer",
              "minimum": 1,
              "maximum": 1000000
            }
          },
          {
            "$ref": "#/components/parameters/ifMatch"
          }
        ],
        "requestBody": {
          "$ref": "#/components/requestBodies/PanelContent"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/Panel"
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      },
      "delete": {
        "operationId": "deletePanel",
        "tags": [
          "panel"
        ],
        "security": [
          {
            "bearer": []
          }
        ],
        "summary": "Deletes a panel; savePanel can restore it",
        "parameters": [
          {
            "$ref": "#/components/parameters/panelId"
          },
          {
            "$ref": "#/components/parameters/ifMatch"
          }
        ],
        "responses": {
          "204": {
            "description": "Deleted; the name is free again",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/PanelTag"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/XRequestId"
              }
            }
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      }
    },
    "/custompanel/panel/{panelId}/tombstone": {
      "get": {
        "operationId": "getTombstone",
        "tags": [
          "panel"
        ],
        "security": [
          {
            "bearer": []
          }
        ],
        "summary": "Returns what the address of a panel says after its deletion",
        "description": "A deleted panel is told to everybody who may call this and knows its id: that it was deleted, and when. Its name and content\nhash are null for others unless the owner allowed them. Its content is never told. The owner gets the same for an existing\npanel. For others, an existing panel gets 404, like a missing one.\n",
        "parameters": [
          {
            "$ref": "#/components/parameters/panelId"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/Tombstone"
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      },
      "put": {
        "operationId": "saveTombstone",
        "tags": [
          "panel"
        ],
        "security": [
          {
            "bearer": []
          }
        ],
        "summary": "Allows or forbids others to read the name and the content hash of a panel after its deletion",
        "description": "The owner can do this before and after the deletion. Another person's panel gets 404, like a missing one.",
        "parameters": [
          {
            "$ref": "#/components/parameters/panelId"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/TombstonePermission"
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/Tombstone"
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      }
    },
    "/custompanel/panel/{panelId}/version": {
      "get": {
        "operationId": "listPanelVersions",
        "tags": [
          "panel"
        ],
        "security": [
          {
            "bearer": []
          }
        ],
        "summary": "Lists the versions of a panel by page, newest first",
        "parameters": [
          {
            "$ref": "#/components/parameters/panelId"
          },
          {
            "$ref": "#/components/parameters/page"
          },
          {
            "$ref": "#/components/parameters/size"
          }
        ],
        "responses": {
          "200": {
            "description": "One page of the versions",
            "headers": {
              "X-Request-Id": {
                "$ref": "#/components/headers/XRequestId"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/PanelVersionList"
                }
              }
            }
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      }
    },
    "/custompanel/panel/{panelId}/source": {
      "get": {
        "operationId": "listPanelSources",
        "tags": [
          "panel"
        ],
        "security": [
          {
            "bearer": []
          }
        ],
        "summary": "Lists the imported lists and the rules that a panel was made from, with the decision for every row",
        "description": "Returns the sources of a version and all earlier versions, in the order of saving. Another person's panel gets 404,\nlike a missing one.\n",
        "parameters": [
          {
            "$ref": "#/components/parameters/panelId"
          },
          {
            "name": "number",
            "in": "query",
            "description": "An earlier version; default the newest",
            "schema": {
              "type": "integer",
              "minimum": 1,
              "maximum": 1000000
            }
          }
        ],
        "responses": {
          "200": {
            "description": "The sources; empty without imported lists and rules",
            "headers": {
              "X-Request-Id": {
                "$ref": "#/components/headers/XRequestId"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/PanelSourceList"
                }
              }
            }
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      }
    },
    "/custompanel/user/{userSub}/change": {
      "get": {
        "operationId": "listChangedPanels",
        "tags": [
          "panel"
        ],
        "security": [
          {
            "bearer": []
          }
        ],
        "summary": "Lists a person's panels that the catalogues in use affect",
        "description": "Compares the 500 panels that changed last, as getPanelChanges does. `checked` is smaller than `total` if there are more.\nPanels without anything to tell are left out.\n",
        "parameters": [
          {
            "$ref": "#/components/parameters/userSub"
          },
          {
            "name": "bound",
            "in": "query",
            "description": "Relative change of a measure in percent, beyond which it counts; every other change counts always",
            "schema": {
              "type": "number",
              "minimum": 0,
              "maximum": 1000000,
              "default": 20
            }
          }
        ],
        "responses": {
          "200": {
            "description": "The affected panels, and those that cannot be compared, newest change first",
            "headers": {
              "X-Request-Id": {
                "$ref": "#/components/headers/XRequestId"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ChangedPanelList"
                }
              }
            }
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      }
    },
    "/custompanel/user/{userSub}/membership": {
      "post": {
        "operationId": "findMembership",
        "tags": [
          "panel"
        ],
        "security": [
          {
            "bearer": []
          }
        ],
        "summary": "Finds a person's panels and the curated collections that have any of some reagents",
        "description": "Reads the newest versions of the 500 panels that changed last, of both assay versions. `checked` is smaller than `total`\nif there are more. A collection has the reagents that its filter finds on the menu of `version`.\nNothing is stored.\n",
        "parameters": [
          {
            "$ref": "#/components/parameters/userSub"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/MembershipQuestion"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The panels and collections that have at least one of the reagents, those with most first",
            "headers": {
              "X-Request-Id": {
                "$ref": "#/components/headers/XRequestId"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Membership"
                }
              }
            }
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      }
    },
    "/custompanel/panel/{panelId}/change": {
      "get": {
        "operationId": "getPanelChanges",
        "tags": [
          "panel"
        ],
        "security": [
          {
            "bearer": []
          }
        ],
        "summary": "Compares the catalogue on which a panel was saved with the catalogue in use, for the panel's reagents",
        "description": "`from` is the revision of the panel's newest version that was saved on another revision than `to`. Reagents that were\nadded since are left out. Every changed measure is listed, whatever its size. An earlier decision about the same `to` is\nin `decision`. Another person's panel gets 404, like a missing one, and so does an unknown `to`.\nA revision that is no longer stored, is older, or is invented cannot be compared; `state` says so, and `items` is empty.\n",
        "parameters": [
          {
            "$ref": "#/components/parameters/panelId"
          },
          {
            "name": "to",
            "in": "query",
            "description": "A stored revision of the panel's assay version; default the one in use",
            "schema": {
              "type": "string",
              "pattern": "^[A-Za-z0-9_-]{1,64}$"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "The changed reagents in the panel's order",
            "headers": {
              "X-Request-Id": {
                "$ref": "#/components/headers/XRequestId"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/PanelChanges"
                }
              }
            }
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      }
    },
    "/custompanel/user/{userSub}/collection": {
      "get": {
        "operationId": "listOwnCollections",
        "tags": [
          "collection"
        ],
        "security": [
          {
            "bearer": []
          }
        ],
        "summary": "Lists all own collections of a person with their reagents",
        "description": "Nobody else can read them. They are in the order of their names.",
        "parameters": [
          {
            "$ref": "#/components/parameters/userSub"
          }
        ],
        "responses": {
          "200": {
            "description": "The collections",
            "headers": {
              "X-Request-Id": {
                "$ref": "#/components/headers/XRequestId"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/OwnCollectionList"
                }
              }
            }
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      },
      "post": {
        "operationId": "createOwnCollection",
        "tags": [
          "collection"
        ],
        "security": [
          {
            "bearer": []
          }
        ],
        "summary": "Saves reagents as a new own collection",
        "description": "Names of a person's own collections are unique without regard to case. A taken name gets 409 with the id of its collection.\nA request with the content of an own collection returns that collection, so a caller can repeat the request.\n",
        "parameters": [
          {
            "$ref": "#/components/parameters/userSub"
          }
        ],
        "requestBody": {
          "$ref": "#/components/requestBodies/OwnCollectionContent"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/OwnCollection"
          },
          "201": {
            "$ref": "#/components/responses/OwnCollection"
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      }
    },
    "/custompanel/collection/{collectionId}": {
      "get": {
        "operationId": "getOwnCollection",
        "tags": [
          "collection"
        ],
        "security": [
          {
            "bearer": []
          }
        ],
        "summary": "Returns an own collection",
        "description": "Another person's collection gets 404, like a missing one.",
        "parameters": [
          {
            "$ref": "#/components/parameters/collectionId"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/OwnCollection"
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      },
      "put": {
        "operationId": "saveOwnCollection",
        "tags": [
          "collection"
        ],
        "security": [
          {
            "bearer": []
          }
        ],
        "summary": "Replaces name, note and reagents of an own collection",
        "description": "`If-Match` is required (428). If the collection has changed since, 412 has its current ETag.\nEqual content keeps the ETag. SeqIds that the collection already has are accepted even off the menus.\nA deleted collection can be restored for 30 days: send the ETag of the deletion. The server may erase it earlier if the\nperson's storage is full. A weak ETag counts as the strong one, as in savePanel.\n",
        "parameters": [
          {
            "$ref": "#/components/parameters/collectionId"
          },
          {
            "$ref": "#/components/parameters/ifMatchCollection"
          }
        ],
        "requestBody": {
          "$ref": "#/components/requestBodies/OwnCollectionContent"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/OwnCollection"
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      },
      "delete": {
        "operationId": "deleteOwnCollection",
        "tags": [
          "collection"
        ],
        "security": [
          {
            "bearer": []
          }
        ],
        "summary": "Deletes an own collection; saveOwnCollection can restore it",
        "parameters": [
          {
            "$ref": "#/components/parameters/collectionId"
          },
          {
            "$ref": "#/components/parameters/ifMatchCollection"
          }
        ],
        "responses": {
          "204": {
            "description": "Deleted; the name is free again",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/CollectionTag"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/XRequestId"
              }
            }
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      }
    },
    "/menuquery/secured/file": {
      "get": {
        "operationId": "listFiles",
        "tags": [
          "file"
        ],
        "security": [
          {
            "bearer": []
          }
        ],
        "summary": "Lists the downloadable files by category",
        "description": "The list follows the index of the operator's folder. Without a folder the server generates files from the catalogues in\nuse. A listed file that cannot be downloaded stays in the list with a `problem`.\n",
        "parameters": [
          {
            "$ref": "#/components/parameters/ifNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The categories in the order of the index",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/XRequestId"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/FileList"
                }
              }
            }
          },
          "304": {
            "description": "The caller's copy is current"
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      }
    },
    "/menuquery/secured/file/{fileId}": {
      "get": {
        "operationId": "downloadFile",
        "tags": [
          "file"
        ],
        "security": [
          {
            "bearer": []
          }
        ],
        "summary": "Downloads a file or a part of it",
        "description": "The ETag is strong: the SHA-256 of the file, in quotes. One byte range gets 206, and 416 if it begins beyond the end.\nSeveral or malformed ranges get the whole file. With `If-Range` a range applies only if the file is unchanged.\nAn `If-Match` with another ETag gets 412. If a file changes during a download, the connection ends early.\nA listed file gets 404 if it is missing, unreadable or outside the folder, and 409 if its checksum differs from the\nindex. It gets 503 until its catalogue is loaded.\n",
        "parameters": [
          {
            "name": "fileId",
            "in": "path",
            "required": true,
            "schema": {
              "$ref": "#/components/schemas/FileId"
            }
          },
          {
            "name": "Range",
            "in": "header",
            "description": "Such as `bytes=1000-` or `bytes=0-999`",
            "schema": {
              "type": "string"
            }
          },
          {
            "name": "If-Range",
            "in": "header",
            "description": "An ETag, or a date from Last-Modified. The range applies only if it matches",
            "schema": {
              "type": "string"
            }
          },
          {
            "name": "If-Match",
            "in": "header",
            "schema": {
              "type": "string"
            }
          },
          {
            "$ref": "#/components/parameters/ifNoneMatch"
          },
          {
            "name": "If-Modified-Since",
            "in": "header",
            "schema": {
              "type": "string"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "The whole file; Content-Disposition has its name",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              },
              "Accept-Ranges": {
                "$ref": "#/components/headers/AcceptRanges"
              },
              "Content-Disposition": {
                "$ref": "#/components/headers/ContentDisposition"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/XRequestId"
              }
            },
            "content": {
              "application/octet-stream": {
                "schema": {
                  "type": "string",
                  "format": "binary"
                }
              }
            }
          },
          "206": {
            "description": "The requested range",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "Last-Modified": {
                "$ref": "#/components/headers/LastModified"
              },
              "Accept-Ranges": {
                "$ref": "#/components/headers/AcceptRanges"
              },
              "Content-Disposition": {
                "$ref": "#/components/headers/ContentDisposition"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/XRequestId"
              },
              "Content-Range": {
                "$ref": "#/components/headers/ContentRange"
              }
            },
            "content": {
              "application/octet-stream": {
                "schema": {
                  "type": "string",
                  "format": "binary"
                }
              }
            }
          },
          "304": {
            "description": "The caller's copy is current"
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      }
    },
    "/menuquery/secured/release-note": {
      "get": {
        "operationId": "listReleaseNotes",
        "tags": [
          "file"
        ],
        "security": [
          {
            "bearer": []
          }
        ],
        "summary": "Lists the release notes, newest first",
        "description": "The notes are from the operator's folder, else those of the product. Invalid notes are left out and logged.",
        "parameters": [
          {
            "$ref": "#/components/parameters/ifNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The notes by date and version, newest first; may be empty",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/XRequestId"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "type": "array",
                  "items": {
                    "$ref": "#/components/schemas/ReleaseNote"
                  }
                }
              }
            }
          },
          "304": {
            "description": "The caller's copy is current"
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      }
    },
    "/health": {
      "servers": [
        {
          "url": "/"
        }
      ],
      "get": {
        "operationId": "health",
        "tags": [
          "operation"
        ],
        "summary": "Reports that the process responds",
        "responses": {
          "200": {
            "description": "Alive",
            "headers": {
              "X-Request-Id": {
                "$ref": "#/components/headers/XRequestId"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "status"
                  ],
                  "additionalProperties": false,
                  "properties": {
                    "status": {
                      "const": "ok"
                    },
                    "version": {
                      "type": "string",
                      "minLength": 1,
                      "description": "The running release"
                    },
                    "commit": {
                      "type": "string",
                      "minLength": 7,
                      "description": "The source commit"
                    },
                    "profile": {
                      "type": "string",
                      "enum": [
                        "local",
                        "demo",
                        "production"
                      ],
                      "description": "How the server runs; see docs/settings.md"
                    }
                  }
                }
              }
            }
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      }
    },
    "/ready": {
      "servers": [
        {
          "url": "/"
        }
      ],
      "get": {
        "operationId": "ready",
        "tags": [
          "operation"
        ],
        "summary": "Reports whether the server is ready: catalogues loaded, storage responding, no shutdown",
        "responses": {
          "200": {
            "description": "Ready",
            "headers": {
              "X-Request-Id": {
                "$ref": "#/components/headers/XRequestId"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "status",
                    "catalogues"
                  ],
                  "additionalProperties": false,
                  "properties": {
                    "status": {
                      "const": "ready"
                    },
                    "catalogues": {
                      "type": "array",
                      "items": {
                        "type": "object",
                        "required": [
                          "version",
                          "revision",
                          "isDemo",
                          "total"
                        ],
                        "additionalProperties": false,
                        "properties": {
                          "version": {
                            "$ref": "#/components/schemas/AssayVersion"
                          },
                          "revision": {
                            "$ref": "#/components/schemas/Revision"
                          },
                          "isDemo": {
                            "type": "boolean"
                          },
                          "total": {
                            "type": "integer",
                            "minimum": 0
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      }
    },
    "/config.json": {
      "servers": [
        {
          "url": "/"
        }
      ],
      "get": {
        "operationId": "getSettings",
        "tags": [
          "operation"
        ],
        "summary": "Returns the settings of the application",
        "description": "The application reads the settings first at start. They contain no secret.",
        "parameters": [
          {
            "$ref": "#/components/parameters/ifNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The settings",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/XRequestId"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/AppSettings"
                }
              }
            }
          },
          "304": {
            "description": "The caller's copy is current"
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      }
    },
    "/ofrep/v1/evaluate/flags": {
      "servers": [
        {
          "url": "/"
        }
      ],
      "post": {
        "operationId": "evaluateFlags",
        "tags": [
          "operation"
        ],
        "summary": "Evaluates all flags by the OpenFeature Remote Evaluation Protocol",
        "description": "Clients may poll with If-None-Match: the answer is 304 while no flag changes. The evaluation context may have a\n`targetingKey` and any attribute, such as `project`. The flags are the same for everyone.\n",
        "parameters": [
          {
            "$ref": "#/components/parameters/ifNoneMatch"
          }
        ],
        "requestBody": {
          "$ref": "#/components/requestBodies/FlagContext"
        },
        "responses": {
          "200": {
            "description": "The flags, in the order of their keys",
            "headers": {
              "ETag": {
                "$ref": "#/components/headers/ETag"
              },
              "X-Request-Id": {
                "$ref": "#/components/headers/XRequestId"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "flags"
                  ],
                  "additionalProperties": false,
                  "properties": {
                    "flags": {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/FlagEvaluation"
                      }
                    }
                  }
                }
              }
            }
          },
          "304": {
            "description": "The caller's copy is current"
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      }
    },
    "/ofrep/v1/evaluate/flags/{key}": {
      "servers": [
        {
          "url": "/"
        }
      ],
      "post": {
        "operationId": "evaluateFlag",
        "tags": [
          "operation"
        ],
        "summary": "Evaluates one flag by the OpenFeature Remote Evaluation Protocol",
        "parameters": [
          {
            "name": "key",
            "in": "path",
            "required": true,
            "schema": {
              "type": "string",
              "minLength": 1,
              "maxLength": 200
            }
          }
        ],
        "requestBody": {
          "$ref": "#/components/requestBodies/FlagContext"
        },
        "responses": {
          "200": {
            "description": "The flag",
            "headers": {
              "X-Request-Id": {
                "$ref": "#/components/headers/XRequestId"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/FlagEvaluation"
                }
              }
            }
          },
          "404": {
            "description": "No such flag",
            "headers": {
              "X-Request-Id": {
                "$ref": "#/components/headers/XRequestId"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "key",
                    "errorCode",
                    "errorDetails"
                  ],
                  "additionalProperties": false,
                  "properties": {
                    "key": {
                      "type": "string"
                    },
                    "errorCode": {
                      "const": "FLAG_NOT_FOUND"
                    },
                    "errorDetails": {
                      "type": "string"
                    }
                  }
                }
              }
            }
          },
          "default": {
            "$ref": "#/components/responses/Problem"
          }
        }
      }
    }
  },
  "components": {
    "securitySchemes": {
      "bearer": {
        "type": "http",
        "scheme": "bearer",
        "bearerFormat": "JWT"
      }
    },
    "parameters": {
      "reqPath": {
        "name": "reqPath",
        "in": "path",
        "required": true,
        "description": "`public` is open to all callers. `secured` needs a bearer token; every role but SSM-Public may then use all filters.\n",
        "schema": {
          "$ref": "#/components/schemas/RequestPath"
        }
      },
      "version": {
        "name": "version",
        "in": "query",
        "required": true,
        "schema": {
          "$ref": "#/components/schemas/AssayVersion"
        }
      },
      "filters": {
        "name": "filters",
        "in": "query",
        "description": "Clauses joined by `&`; all must match. A clause is key, operator and value. Percent-encode each value, then the whole\ntext once more.\n",
        "schema": {
          "type": "string",
          "maxLength": 8192
        },
        "example": "dilGroup=20%25&loDb>100"
      },
      "fields": {
        "name": "fields",
        "in": "query",
        "description": "Comma-separated keys or short keys of columns; default all columns of the version. `seqId` is always included.\n`otherNames` is not a column and is included only if named.\n",
        "schema": {
          "type": "string",
          "maxLength": 1024
        },
        "example": "seqId,fullName,targetName"
      },
      "edition": {
        "name": "edition",
        "in": "query",
        "description": "The `edition` of an earlier response. If it is current, a response that visitors may get too is `immutable` for a year.\nFor another edition the response is from the current catalogue and is `no-store`.\n",
        "schema": {
          "$ref": "#/components/schemas/Edition"
        }
      },
      "userSub": {
        "name": "userSub",
        "in": "path",
        "required": true,
        "description": "The `sub` of the access token; any other gets 403",
        "schema": {
          "type": "string",
          "minLength": 1,
          "maxLength": 255
        }
      },
      "panelId": {
        "name": "panelId",
        "in": "path",
        "required": true,
        "schema": {
          "$ref": "#/components/schemas/PanelId"
        }
      },
      "collectionId": {
        "name": "collectionId",
        "in": "path",
        "required": true,
        "schema": {
          "$ref": "#/components/schemas/OwnCollectionId"
        }
      },
      "page": {
        "name": "page",
        "in": "query",
        "description": "Page number, from 1; a page beyond the last is empty",
        "schema": {
          "type": "integer",
          "minimum": 1,
          "maximum": 1000000,
          "default": 1
        }
      },
      "size": {
        "name": "size",
        "in": "query",
        "description": "Maximum number of items per page",
        "schema": {
          "type": "integer",
          "minimum": 1,
          "maximum": 100,
          "default": 20
        }
      },
      "ifMatch": {
        "name": "If-Match",
        "in": "header",
        "required": true,
        "description": "The panel's ETag, weak or strong; `*` for any state",
        "schema": {
          "type": "string"
        }
      },
      "ifMatchCollection": {
        "name": "If-Match",
        "in": "header",
        "required": true,
        "description": "The collection's ETag, weak or strong; `*` for any state",
        "schema": {
          "type": "string"
        }
      },
      "ifNoneMatch": {
        "name": "If-None-Match",
        "in": "header",
        "schema": {
          "type": "string"
        }
      }
    },
    "headers": {
      "ETag": {
        "description": "Strong validator",
        "schema": {
          "type": "string"
        }
      },
      "PanelTag": {
        "description": "Identifies the state of the panel. A new version, a deletion and a restore change it",
        "schema": {
          "type": "string"
        }
      },
      "CollectionTag": {
        "description": "Identifies the state of the own collection. A change, a deletion and a restore change it",
        "schema": {
          "type": "string"
        }
      },
      "LastModified": {
        "description": "Last change of the file, as an HTTP date",
        "schema": {
          "type": "string"
        }
      },
      "AcceptRanges": {
        "description": "`bytes`",
        "schema": {
          "type": "string"
        }
      },
      "ContentRange": {
        "description": "Such as `bytes 1000-1999/5000`",
        "schema": {
          "type": "string"
        }
      },
      "ContentDisposition": {
        "description": "Such as `attachment; filename=\"…\"`",
        "schema": {
          "type": "string"
        }
      },
      "XRequestId": {
        "description": "Identifies the request in the server's log",
        "schema": {
          "type": "string"
        }
      }
    },
    "requestBodies": {
      "ColumnPreference": {
        "required": true,
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/ColumnPreference"
            }
          }
        }
      },
      "PanelContent": {
        "required": true,
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/PanelContent"
            }
          }
        }
      },
      "OwnCollectionContent": {
        "required": true,
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/OwnCollectionContent"
            }
          }
        }
      },
      "List": {
        "required": true,
        "content": {
          "multipart/form-data": {
            "schema": {
              "type": "object",
              "required": [
                "file"
              ],
              "additionalProperties": false,
              "properties": {
                "file": {
                  "type": "string",
                  "format": "binary",
                  "description": "One .xlsx workbook, at most 10 MiB"
                },
                "layout": {
                  "$ref": "#/components/schemas/ImportLayout"
                }
              }
            },
            "encoding": {
              "layout": {
                "contentType": "application/json"
              }
            }
          },
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/ListRows"
            }
          }
        }
      },
      "FlagContext": {
        "required": true,
        "content": {
          "application/json": {
            "schema": {
              "type": "object",
              "properties": {
                "context": {
                  "type": "object",
                  "properties": {
                    "targetingKey": {
                      "type": "string",
                      "maxLength": 400
                    }
                  }
                }
              }
            }
          }
        }
      }
    },
    "responses": {
      "ColumnPreference": {
        "description": "The columns in preferred order",
        "headers": {
          "X-Request-Id": {
            "$ref": "#/components/headers/XRequestId"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/PreferredColumns"
            }
          }
        }
      },
      "Panel": {
        "description": "The panel",
        "headers": {
          "ETag": {
            "$ref": "#/components/headers/PanelTag"
          },
          "X-Request-Id": {
            "$ref": "#/components/headers/XRequestId"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Panel"
            }
          }
        }
      },
      "OwnCollection": {
        "description": "The own collection",
        "headers": {
          "ETag": {
            "$ref": "#/components/headers/CollectionTag"
          },
          "X-Request-Id": {
            "$ref": "#/components/headers/XRequestId"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/OwnCollection"
            }
          }
        }
      },
      "Tombstone": {
        "description": "What the address of a panel says after its deletion",
        "headers": {
          "X-Request-Id": {
            "$ref": "#/components/headers/XRequestId"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Tombstone"
            }
          }
        }
      },
      "ImportedRows": {
        "description": "One item per row, in file order",
        "headers": {
          "X-Request-Id": {
            "$ref": "#/components/headers/XRequestId"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "type": "array",
              "items": {
                "$ref": "#/components/schemas/ImportedRow"
              }
            }
          }
        }
      },
      "SheetPreviews": {
        "description": "One item per sheet, in workbook order",
        "headers": {
          "X-Request-Id": {
            "$ref": "#/components/headers/XRequestId"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "type": "array",
              "items": {
                "$ref": "#/components/schemas/SheetPreview"
              }
            }
          }
        }
      },
      "Problem": {
        "description": "The error",
        "headers": {
          "X-Request-Id": {
            "$ref": "#/components/headers/XRequestId"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/Problem"
            }
          }
        }
      }
    },
    "schemas": {
      "RequestPath": {
        "type": "string",
        "enum": [
          "public",
          "secured"
        ]
      },
      "AssayVersion": {
        "type": "string",
        "enum": [
          "V_7K",
          "V_11K"
        ]
      },
      "Revision": {
        "type": "string",
        "description": "Identifies one immutable catalogue",
        "pattern": "^[A-Za-z0-9_-]{8,64}$"
      },
      "Edition": {
        "type": "string",
        "description": "Identifies everything that responses of a version depend on",
        "minLength": 8,
        "maxLength": 64,
        "pattern": "^[A-Za-z0-9_-]{8,64}$"
      },
      "ColumnKey": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/StandardColumnKey"
          },
          {
            "$ref": "#/components/schemas/OwnColumnKey"
          }
        ]
      },
      "OwnColumnKey": {
        "type": "string",
        "description": "Key of a column or a family of gene sets that the operator added. States its kind: `number`, `text`, `category` for few\nvalues, `flag` for yes or no, `set` for the gene sets of a family. It is also the key of the filter.\n",
        "maxLength": 80,
        "pattern": "^own\\.(number|text|category|flag|set)\\.[a-z0-9]+(-[a-z0-9]+)*$"
      },
      "StandardColumnKey": {
        "type": "string",
        "description": "A column that every catalogue of its version may have",
        "enum": [
          "seqId",
          "fullName",
          "targetName",
          "uniProtId",
          "entrezGeneName",
          "fixedPanels",
          "bufferMS",
          "dilutionGroup",
          "selexTargetAminoAcidRange",
          "loDb",
          "signalToNoisePlasma",
          "totalCVPlasma",
          "correlationPlasma",
          "fStatPlasma",
          "medianNormalPlasma",
          "signalToNoiseSerum",
          "totalCVSerum",
          "correlationSerum",
          "fStatSerum",
          "medianNormalSerum",
          "characterizationInfo",
          "orthogonalStrategies",
          "mrmMsData",
          "ddaMsData",
          "pQtl",
          "mousePlasmaBin",
          "mousePlasmaFstat",
          "diseases",
          "pathways"
        ]
      },
      "FilterKey": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/StandardFilterKey"
          },
          {
            "$ref": "#/components/schemas/OwnColumnKey"
          }
        ]
      },
      "StandardFilterKey": {
        "type": "string",
        "description": "A filter that every catalogue of its version may have",
        "enum": [
          "v11Only",
          "seqId",
          "fullName",
          "targetName",
          "uniProtId",
          "entrezGeneName",
          "fixedPanels",
          "dilGroup",
          "loDb",
          "sigNoisePlasma",
          "bufferMS",
          "totalCvPlasma",
          "corrPlasma",
          "fStatPlasma",
          "medNormPlasma",
          "sigNoiseSerum",
          "totalCvSerum",
          "corrSerum",
          "fStatSerum",
          "medNormSerum",
          "goBioProcess",
          "goMoleFunc",
          "goCellComp",
          "mesh",
          "pubs",
          "charInfo",
          "mousePlasmaBin",
          "mousePlasmaFstat",
          "apparentKd",
          "disgenet",
          "diseases",
          "pathways"
        ]
      },
      "NullableText": {
        "type": [
          "string",
          "null"
        ]
      },
      "NullableNumber": {
        "type": [
          "number",
          "null"
        ]
      },
      "NullableBoolean": {
        "type": [
          "boolean",
          "null"
        ]
      },
      "NullableList": {
        "type": [
          "array",
          "null"
        ],
        "minItems": 1,
        "items": {
          "type": "string",
          "minLength": 1
        }
      },
      "Analyte": {
        "type": "object",
        "description": "One SOMAmer reagent. A search without `fields` returns every column key of the version. Only V_7K has mousePlasmaBin\nand mousePlasmaFstat.\n",
        "required": [
          "seqId"
        ],
        "additionalProperties": false,
        "patternProperties": {
          "^own\\.": {
            "description": "Value of an own column; only if `fields` names it",
            "anyOf": [
              {
                "$ref": "#/components/schemas/NullableList"
              },
              {
                "$ref": "#/components/schemas/NullableNumber"
              },
              {
                "$ref": "#/components/schemas/NullableBoolean"
              }
            ]
          }
        },
        "properties": {
          "seqId": {
            "type": "string",
            "minLength": 1,
            "description": "Identifies the reagent, such as 10000-28"
          },
          "fullName": {
            "$ref": "#/components/schemas/NullableText"
          },
          "targetName": {
            "$ref": "#/components/schemas/NullableText"
          },
          "uniProtId": {
            "$ref": "#/components/schemas/NullableList"
          },
          "entrezGeneName": {
            "$ref": "#/components/schemas/NullableList"
          },
          "fixedPanels": {
            "$ref": "#/components/schemas/NullableList"
          },
          "bufferMS": {
            "$ref": "#/components/schemas/NullableBoolean"
          },
          "dilutionGroup": {
            "$ref": "#/components/schemas/NullableText"
          },
          "selexTargetAminoAcidRange": {
            "$ref": "#/components/schemas/NullableText"
          },
          "loDb": {
            "$ref": "#/components/schemas/NullableNumber"
          },
          "signalToNoisePlasma": {
            "$ref": "#/components/schemas/NullableNumber"
          },
          "totalCVPlasma": {
            "$ref": "#/components/schemas/NullableNumber"
          },
          "correlationPlasma": {
            "$ref": "#/components/schemas/NullableNumber"
          },
          "fStatPlasma": {
            "$ref": "#/components/schemas/NullableNumber"
          },
          "medianNormalPlasma": {
            "$ref": "#/components/schemas/NullableNumber"
          },
          "signalToNoiseSerum": {
            "$ref": "#/components/schemas/NullableNumber"
          },
          "totalCVSerum": {
            "$ref": "#/components/schemas/NullableNumber"
          },
          "correlationSerum": {
            "$ref": "#/components/schemas/NullableNumber"
          },
          "fStatSerum": {
            "$ref": "#/components/schemas/NullableNumber"
          },
          "medianNormalSerum": {
            "$ref": "#/components/schemas/NullableNumber"
          },
          "characterizationInfo": {
            "$ref": "#/components/schemas/NullableText"
          },
          "orthogonalStrategies": {
            "$ref": "#/components/schemas/NullableText"
          },
          "mrmMsData": {
            "$ref": "#/components/schemas/NullableText"
          },
          "ddaMsData": {
            "$ref": "#/components/schemas/NullableText"
          },
          "pQtl": {
            "$ref": "#/components/schemas/NullableText"
          },
          "mousePlasmaBin": {
            "$ref": "#/components/schemas/NullableText"
          },
          "mousePlasmaFstat": {
            "$ref": "#/components/schemas/NullableNumber"
          },
          "diseases": {
            "$ref": "#/components/schemas/NullableList"
          },
          "pathways": {
            "$ref": "#/components/schemas/NullableList"
          },
          "otherNames": {
            "description": "Other names of the reagent: other symbols and database ids of its genes, replaced accessions, and SomaIds. They come\nfrom the tables loaded with the catalogue.\nEach item is a name. A tab and the current gene symbol or accession may follow, then a tab and the relation: `id`,\n`protein` or `accession`.\n",
            "anyOf": [
              {
                "$ref": "#/components/schemas/NullableList"
              }
            ]
          }
        }
      },
      "AnalyteColumns": {
        "type": "object",
        "description": "Analytes as columns, named by short key, each with `count` values. A column may store repeated text once in\n`dictionary`: `codes` are indexes into it, -1 for unknown. Items of a list are joined by U+001F.\n",
        "required": [
          "format",
          "version",
          "revision",
          "isDemo",
          "total",
          "count",
          "columns"
        ],
        "additionalProperties": false,
        "properties": {
          "format": {
            "const": 1
          },
          "version": {
            "$ref": "#/components/schemas/AssayVersion"
          },
          "revision": {
            "$ref": "#/components/schemas/Revision"
          },
          "edition": {
            "$ref": "#/components/schemas/Edition"
          },
          "isDemo": {
            "type": "boolean"
          },
          "total": {
            "type": "integer",
            "minimum": 0,
            "description": "Analytes on the menu of the version"
          },
          "count": {
            "type": "integer",
            "minimum": 0,
            "description": "Analytes in this response"
          },
          "columns": {
            "type": "object",
            "additionalProperties": {
              "$ref": "#/components/schemas/PackedColumn"
            }
          }
        }
      },
      "PackedColumn": {
        "oneOf": [
          {
            "$ref": "#/components/schemas/PackedValues"
          },
          {
            "$ref": "#/components/schemas/PackedDictionary"
          },
          {
            "$ref": "#/components/schemas/PackedNumbers"
          },
          {
            "$ref": "#/components/schemas/PackedBooleans"
          }
        ]
      },
      "PackedValues": {
        "type": "object",
        "required": [
          "kind",
          "values"
        ],
        "additionalProperties": false,
        "properties": {
          "kind": {
            "type": "string",
            "enum": [
              "text",
              "list"
            ]
          },
          "values": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/NullableText"
            }
          }
        }
      },
      "PackedDictionary": {
        "type": "object",
        "required": [
          "kind",
          "dictionary",
          "codes"
        ],
        "additionalProperties": false,
        "properties": {
          "kind": {
            "type": "string",
            "enum": [
              "text",
              "list"
            ]
          },
          "dictionary": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "codes": {
            "type": "array",
            "items": {
              "type": "integer",
              "minimum": -1
            }
          }
        }
      },
      "PackedNumbers": {
        "type": "object",
        "required": [
          "kind",
          "values"
        ],
        "additionalProperties": false,
        "properties": {
          "kind": {
            "const": "number"
          },
          "values": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/NullableNumber"
            }
          }
        }
      },
      "PackedBooleans": {
        "type": "object",
        "required": [
          "kind",
          "values"
        ],
        "additionalProperties": false,
        "properties": {
          "kind": {
            "const": "boolean"
          },
          "values": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/NullableBoolean"
            }
          }
        }
      },
      "AnalyteSheet": {
        "type": "object",
        "description": "A reagent on the menu, compared with the rest of its catalogue",
        "required": [
          "version",
          "revision",
          "isDemo",
          "analyte",
          "otherVersion",
          "lift",
          "reagents",
          "measures",
          "memberships"
        ],
        "additionalProperties": false,
        "properties": {
          "version": {
            "$ref": "#/components/schemas/AssayVersion"
          },
          "revision": {
            "$ref": "#/components/schemas/Revision"
          },
          "isDemo": {
            "type": "boolean",
            "description": "Generated data, not measured"
          },
          "analyte": {
            "description": "Has every column key of the version",
            "$ref": "#/components/schemas/Analyte"
          },
          "otherVersion": {
            "description": "The same SeqId on the menu of the other version. Null if that menu lacks it, or if only one of the catalogues is\ngenerated.\n",
            "oneOf": [
              {
                "$ref": "#/components/schemas/AnalyteInVersion"
              },
              {
                "type": "null"
              }
            ]
          },
          "withdrawnByOther": {
            "description": "Present if the other version's catalogue no longer offers the reagent",
            "$ref": "#/components/schemas/WithdrawnReagent"
          },
          "lift": {
            "description": "Null without a loaded table of factors for the reagent",
            "oneOf": [
              {
                "$ref": "#/components/schemas/AnalyteLift"
              },
              {
                "type": "null"
              }
            ]
          },
          "reagents": {
            "type": "array",
            "description": "Other reagents of the version with a common UniProt accession, in catalogue order. If one of the two has no accession,\na common Entrez gene symbol counts.\n",
            "items": {
              "$ref": "#/components/schemas/SharingReagent"
            }
          },
          "measures": {
            "type": "array",
            "description": "Every numeric column of the version, in catalogue order",
            "items": {
              "$ref": "#/components/schemas/AnalyteMeasure"
            }
          },
          "memberships": {
            "type": "array",
            "description": "Gene sets of the reagent, grouped by column",
            "items": {
              "$ref": "#/components/schemas/SetMembership"
            }
          },
          "otherAssays": {
            "type": "array",
            "description": "Assays of other platforms with an accession of the reagent, by platform and id. They measure the same protein in\nanother way, and their values cannot be exchanged. Absent without a loaded list of another platform.\n",
            "items": {
              "$ref": "#/components/schemas/OtherAssay"
            }
          },
          "ownColumns": {
            "type": "array",
            "description": "Values of the operator's own columns, in the order of the catalogue, without families of gene sets. Absent without\nown columns.\n",
            "items": {
              "$ref": "#/components/schemas/OwnColumnValue"
            }
          }
        }
      },
      "OwnColumnValue": {
        "allOf": [
          {
            "$ref": "#/components/schemas/OwnColumn"
          },
          {
            "type": "object",
            "required": [
              "value"
            ],
            "properties": {
              "value": {
                "description": "Null if unknown",
                "anyOf": [
                  {
                    "$ref": "#/components/schemas/NullableList"
                  },
                  {
                    "$ref": "#/components/schemas/NullableNumber"
                  },
                  {
                    "$ref": "#/components/schemas/NullableBoolean"
                  }
                ]
              }
            }
          }
        ]
      },
      "OtherAssay": {
        "type": "object",
        "required": [
          "platform",
          "assayId",
          "accessions",
          "name",
          "symbol",
          "reagents"
        ],
        "additionalProperties": false,
        "properties": {
          "platform": {
            "type": "string",
            "minLength": 1,
            "description": "Such as Olink Explore HT"
          },
          "assayId": {
            "type": "string",
            "minLength": 1,
            "description": "The platform's id"
          },
          "accessions": {
            "type": "array",
            "description": "UniProt accessions of the proteins that the assay measures together",
            "minItems": 1,
            "items": {
              "type": "string"
            }
          },
          "name": {
            "type": [
              "string",
              "null"
            ],
            "description": "Name by the platform's list; null without one"
          },
          "symbol": {
            "type": [
              "string",
              "null"
            ],
            "description": "Gene symbol by the platform's list; null without one"
          },
          "reagents": {
            "type": "integer",
            "minimum": 1,
            "description": "Reagents of this menu with an accession of the assay, this one included"
          }
        }
      },
      "AnalyteInVersion": {
        "type": "object",
        "required": [
          "version",
          "analyte"
        ],
        "additionalProperties": false,
        "properties": {
          "version": {
            "$ref": "#/components/schemas/AssayVersion"
          },
          "analyte": {
            "description": "Has every column key of that version",
            "$ref": "#/components/schemas/Analyte"
          }
        }
      },
      "AnalyteLift": {
        "type": "object",
        "required": [
          "plasma",
          "serum",
          "source",
          "licence"
        ],
        "additionalProperties": false,
        "properties": {
          "plasma": {
            "$ref": "#/components/schemas/LiftFactors"
          },
          "serum": {
            "$ref": "#/components/schemas/LiftFactors"
          },
          "source": {
            "$ref": "#/components/schemas/SaidSource"
          },
          "licence": {
            "$ref": "#/components/schemas/SaidLicence"
          }
        }
      },
      "LiftFactors": {
        "type": "object",
        "description": "Factors that convert a reagent's values between versions, for one sample type",
        "required": [
          "scaleTo7k",
          "scaleTo11k",
          "ccc"
        ],
        "additionalProperties": false,
        "properties": {
          "scaleTo7k": {
            "type": [
              "number",
              "null"
            ],
            "description": "Factor from 11K to 7K; null if unknown"
          },
          "scaleTo11k": {
            "type": [
              "number",
              "null"
            ],
            "description": "Factor from 7K to 11K; null if unknown"
          },
          "ccc": {
            "type": [
              "number",
              "null"
            ],
            "description": "Lin's concordance of the two versions; null if unknown"
          }
        }
      },
      "LiftedVersion": {
        "type": "string",
        "description": "An assay version from which values can be lifted. There is no menu of 5K",
        "enum": [
          "V_5K",
          "V_7K",
          "V_11K"
        ]
      },
      "LiftMatrix": {
        "type": "string",
        "description": "Human EDTA plasma, or serum. No coefficients are published for cerebrospinal fluid",
        "enum": [
          "plasma",
          "serum"
        ]
      },
      "LiftPair": {
        "type": "object",
        "required": [
          "from",
          "to"
        ],
        "additionalProperties": false,
        "properties": {
          "from": {
            "$ref": "#/components/schemas/LiftedVersion"
          },
          "to": {
            "$ref": "#/components/schemas/AssayVersion"
          }
        }
      },
      "LiftTable": {
        "type": "object",
        "description": "Coefficients in columns of the same length. A reagent has the values of the last loaded table that has any for it.\n",
        "required": [
          "from",
          "to",
          "matrix",
          "revision",
          "sources",
          "seqIds",
          "scaleFactors",
          "ccc",
          "genes"
        ],
        "additionalProperties": false,
        "properties": {
          "from": {
            "$ref": "#/components/schemas/LiftedVersion"
          },
          "to": {
            "$ref": "#/components/schemas/AssayVersion"
          },
          "matrix": {
            "$ref": "#/components/schemas/LiftMatrix"
          },
          "revision": {
            "description": "Revision of the catalogue of the version `to`",
            "$ref": "#/components/schemas/Revision"
          },
          "sources": {
            "type": "array",
            "description": "Loaded tables with coefficients of this kind. The last one counts first",
            "items": {
              "$ref": "#/components/schemas/LiftSource"
            }
          },
          "seqIds": {
            "type": "array",
            "description": "Reagents with a coefficient, in SeqId order. From 5K, also its reagents without one",
            "items": {
              "$ref": "#/components/schemas/SeqId"
            }
          },
          "scaleFactors": {
            "type": "array",
            "description": "Factors by which a value of `from` is multiplied, by reagent; null if unknown",
            "items": {
              "$ref": "#/components/schemas/NullableNumber"
            }
          },
          "ccc": {
            "type": "array",
            "description": "Lin's concordance correlation of the two versions, by reagent; null if unknown",
            "items": {
              "$ref": "#/components/schemas/NullableNumber"
            }
          },
          "genes": {
            "type": "array",
            "description": "Reagents on both menus whose Entrez gene ids or symbols differ, in SeqId order. Empty from 5K, whose annotation is not\na catalogue\n",
            "items": {
              "$ref": "#/components/schemas/GeneChange"
            }
          }
        }
      },
      "LiftSource": {
        "type": "object",
        "required": [
          "file",
          "source",
          "licence"
        ],
        "additionalProperties": false,
        "properties": {
          "file": {
            "type": "string",
            "minLength": 1,
            "description": "Name that the operator gave"
          },
          "source": {
            "$ref": "#/components/schemas/SaidSource"
          },
          "licence": {
            "$ref": "#/components/schemas/SaidLicence"
          }
        }
      },
      "GeneChange": {
        "type": "object",
        "required": [
          "seqId",
          "before",
          "after"
        ],
        "additionalProperties": false,
        "properties": {
          "seqId": {
            "$ref": "#/components/schemas/SeqId"
          },
          "before": {
            "$ref": "#/components/schemas/ReagentGenes"
          },
          "after": {
            "$ref": "#/components/schemas/ReagentGenes"
          }
        }
      },
      "ReagentGenes": {
        "type": "object",
        "required": [
          "symbols",
          "entrezIds"
        ],
        "additionalProperties": false,
        "properties": {
          "symbols": {
            "type": "array",
            "items": {
              "type": "string",
              "minLength": 1
            }
          },
          "entrezIds": {
            "type": "array",
            "items": {
              "type": "string",
              "minLength": 1
            }
          }
        }
      },
      "SharingReagent": {
        "type": "object",
        "required": [
          "analyte",
          "sharedBy"
        ],
        "additionalProperties": false,
        "properties": {
          "analyte": {
            "description": "Has every column key of the version",
            "$ref": "#/components/schemas/Analyte"
          },
          "sharedBy": {
            "type": "object",
            "required": [
              "column",
              "values"
            ],
            "additionalProperties": false,
            "properties": {
              "column": {
                "type": "string",
                "enum": [
                  "uniProtId",
                  "entrezGeneName"
                ]
              },
              "values": {
                "type": "array",
                "description": "The common accessions or symbols, in the order of the sheet's reagent",
                "minItems": 1,
                "items": {
                  "type": "string",
                  "minLength": 1
                }
              }
            }
          }
        }
      },
      "AnalyteMeasure": {
        "type": "object",
        "description": "Distribution of a numeric column over the menu, and the reagent's place in it",
        "required": [
          "column",
          "derivedFrom",
          "count",
          "missing",
          "minimum",
          "lowerQuartile",
          "median",
          "upperQuartile",
          "maximum",
          "scale",
          "bins",
          "value",
          "below",
          "equal"
        ],
        "additionalProperties": false,
        "properties": {
          "column": {
            "$ref": "#/components/schemas/ColumnKey"
          },
          "derivedFrom": {
            "type": [
              "string",
              "null"
            ],
            "description": "The measure, as named in its file, that fills this column instead of its own"
          },
          "derivedFile": {
            "type": "string",
            "description": "The file of that measure; absent if unknown"
          },
          "count": {
            "type": "integer",
            "minimum": 0,
            "description": "Reagents with a value"
          },
          "missing": {
            "type": "integer",
            "minimum": 0,
            "description": "Reagents without a value"
          },
          "minimum": {
            "type": [
              "number",
              "null"
            ],
            "description": "Null in a column without values, like the quartiles and the maximum"
          },
          "lowerQuartile": {
            "$ref": "#/components/schemas/NullableNumber"
          },
          "median": {
            "$ref": "#/components/schemas/NullableNumber"
          },
          "upperQuartile": {
            "$ref": "#/components/schemas/NullableNumber"
          },
          "maximum": {
            "$ref": "#/components/schemas/NullableNumber"
          },
          "scale": {
            "type": "string",
            "enum": [
              "linear",
              "log"
            ],
            "description": "`linear`: bins of equal width. `log`: bins of nearly equal ratio. The first and the last bin are wider if they collect the few values far away from the others.\n"
          },
          "bins": {
            "type": "array",
            "description": "Ascending and without gaps. Their counts add up to `count`. Empty for a column without values.",
            "items": {
              "$ref": "#/components/schemas/MeasureBin"
            }
          },
          "value": {
            "type": [
              "number",
              "null"
            ],
            "description": "Value of the reagent; null if unknown"
          },
          "below": {
            "type": [
              "integer",
              "null"
            ],
            "minimum": 0,
            "description": "Reagents with a lower value; null if its own is unknown"
          },
          "equal": {
            "type": [
              "integer",
              "null"
            ],
            "minimum": 1,
            "description": "Reagents with the same value, including this one; null if its own is unknown"
          }
        }
      },
      "MeasureBin": {
        "type": "object",
        "required": [
          "from",
          "to",
          "count"
        ],
        "additionalProperties": false,
        "properties": {
          "from": {
            "type": "number",
            "description": "Lower limit, included"
          },
          "to": {
            "type": "number",
            "description": "Upper limit, included only in the last bin"
          },
          "count": {
            "type": "integer",
            "minimum": 0
          }
        }
      },
      "SetMembership": {
        "type": "object",
        "required": [
          "column",
          "name",
          "param",
          "source",
          "licence",
          "date"
        ],
        "additionalProperties": false,
        "properties": {
          "column": {
            "$ref": "#/components/schemas/CollectionCategory"
          },
          "name": {
            "type": "string",
            "minLength": 1,
            "description": "Name of the topic, term or own gene set"
          },
          "param": {
            "type": [
              "string",
              "null"
            ],
            "description": "Filter value of a browse topic, such as `mapk`; null for a term"
          },
          "source": {
            "$ref": "#/components/schemas/SaidSource"
          },
          "licence": {
            "$ref": "#/components/schemas/SaidLicence"
          },
          "date": {
            "type": [
              "string",
              "null"
            ],
            "description": "Date in the text of the source; null if there is none or sources differ"
          }
        }
      },
      "SaidSource": {
        "type": [
          "string",
          "null"
        ],
        "description": "Publisher, by the file or the operator; null if unknown"
      },
      "SaidLicence": {
        "type": [
          "string",
          "null"
        ],
        "description": "Null if unknown"
      },
      "AnalyteCount": {
        "type": "object",
        "required": [
          "version",
          "revision",
          "total",
          "count",
          "clauses"
        ],
        "additionalProperties": false,
        "properties": {
          "version": {
            "$ref": "#/components/schemas/AssayVersion"
          },
          "revision": {
            "$ref": "#/components/schemas/Revision"
          },
          "total": {
            "type": "integer",
            "minimum": 0,
            "description": "Analytes on the menu of the version"
          },
          "count": {
            "type": "integer",
            "minimum": 0,
            "description": "Analytes that satisfy every clause"
          },
          "clauses": {
            "type": "array",
            "description": "One entry per clause, in the given order",
            "items": {
              "$ref": "#/components/schemas/ClauseCount"
            }
          }
        }
      },
      "ClauseCount": {
        "type": "object",
        "required": [
          "alone",
          "left",
          "missing"
        ],
        "additionalProperties": false,
        "properties": {
          "alone": {
            "type": "integer",
            "minimum": 0,
            "description": "Analytes that satisfy this clause"
          },
          "left": {
            "type": "integer",
            "minimum": 0,
            "description": "Analytes that satisfy this clause and all before it"
          },
          "missing": {
            "type": "integer",
            "minimum": 0,
            "description": "Analytes without a known value for this clause"
          }
        }
      },
      "Suggestion": {
        "type": "object",
        "required": [
          "value",
          "count"
        ],
        "additionalProperties": false,
        "properties": {
          "value": {
            "type": "string",
            "minLength": 1
          },
          "count": {
            "type": "integer",
            "minimum": 1,
            "description": "Analytes with this value"
          },
          "otherName": {
            "type": "string",
            "minLength": 1,
            "description": "The other name that matched; absent if the value itself matched"
          }
        }
      },
      "Catalogue": {
        "type": "object",
        "required": [
          "version",
          "revision",
          "isDemo",
          "label",
          "loaded",
          "total",
          "columns",
          "filters",
          "sources"
        ],
        "additionalProperties": false,
        "properties": {
          "version": {
            "$ref": "#/components/schemas/AssayVersion"
          },
          "revision": {
            "$ref": "#/components/schemas/Revision"
          },
          "isDemo": {
            "type": "boolean",
            "description": "Generated data, not measured"
          },
          "label": {
            "type": "string",
            "description": "The operator's label; default: names of the files"
          },
          "loaded": {
            "type": "string",
            "format": "date-time",
            "description": "Creation time; for a demo, midnight UTC of a fixed day"
          },
          "total": {
            "type": "integer",
            "minimum": 0,
            "description": "Analytes on the menu"
          },
          "columns": {
            "type": "array",
            "description": "Every column of the version, in catalogue order, then the operator's own columns",
            "items": {
              "$ref": "#/components/schemas/CatalogueColumn"
            }
          },
          "filters": {
            "type": "array",
            "description": "Every filter of the version that the caller's role may use",
            "items": {
              "$ref": "#/components/schemas/CatalogueCategory"
            }
          },
          "sources": {
            "type": "array",
            "description": "Files besides the annotations on which imports and gene sets depend, for attribution",
            "items": {
              "$ref": "#/components/schemas/CatalogueSource"
            }
          },
          "lifts": {
            "type": "array",
            "description": "Moves for which tables with coefficients are loaded; absent on older servers",
            "items": {
              "$ref": "#/components/schemas/LiftPair"
            }
          },
          "ownColumns": {
            "type": "array",
            "description": "Columns and families of gene sets that the operator added. They are in `columns` and `filters` too. Absent without any\n",
            "items": {
              "$ref": "#/components/schemas/OwnColumn"
            }
          },
          "testsGeneSets": {
            "type": "boolean",
            "description": "Whether `getGeneSets` exists; absent on older servers"
          },
          "keepsOwnCollections": {
            "type": "boolean",
            "description": "Whether `listOwnCollections` exists; absent on older servers"
          },
          "withdrawn": {
            "type": "array",
            "description": "Reagents that are no longer offered; absent on older servers",
            "items": {
              "$ref": "#/components/schemas/WithdrawnReagent"
            }
          },
          "withdrawnByOther": {
            "type": "array",
            "description": "Reagents on this menu that the other version's catalogue no longer offers; absent on older servers",
            "items": {
              "$ref": "#/components/schemas/WithdrawnReagent"
            }
          }
        }
      },
      "OwnColumn": {
        "type": "object",
        "required": [
          "key",
          "title",
          "unit",
          "kind",
          "description",
          "source",
          "licence",
          "date"
        ],
        "properties": {
          "key": {
            "$ref": "#/components/schemas/OwnColumnKey"
          },
          "title": {
            "type": "string",
            "minLength": 1,
            "maxLength": 80,
            "description": "As the operator wrote it, without unit"
          },
          "unit": {
            "type": [
              "string",
              "null"
            ],
            "description": "Null for none"
          },
          "kind": {
            "type": "string",
            "enum": [
              "number",
              "text",
              "category",
              "flag",
              "set"
            ]
          },
          "description": {
            "type": [
              "string",
              "null"
            ]
          },
          "source": {
            "$ref": "#/components/schemas/SaidSource"
          },
          "licence": {
            "$ref": "#/components/schemas/SaidLicence"
          },
          "date": {
            "type": [
              "string",
              "null"
            ],
            "pattern": "^\\d{4}(-\\d{2}){0,2}$",
            "description": "Year, month or day of the file, by the operator; null if unknown"
          }
        }
      },
      "WithdrawnReagent": {
        "type": "object",
        "required": [
          "seqId",
          "reason",
          "fullName",
          "targetName",
          "source"
        ],
        "additionalProperties": false,
        "properties": {
          "seqId": {
            "$ref": "#/components/schemas/SeqId"
          },
          "reason": {
            "type": "string",
            "enum": [
              "internal_use",
              "deprecated"
            ]
          },
          "fullName": {
            "type": [
              "string",
              "null"
            ],
            "description": "Current name, by the file; null without one"
          },
          "targetName": {
            "type": [
              "string",
              "null"
            ]
          },
          "source": {
            "type": "string",
            "description": "File and header of this statement, such as `menu.tsv · Full.Name`"
          }
        }
      },
      "CatalogueSource": {
        "type": "object",
        "required": [
          "file",
          "holds",
          "count",
          "source",
          "licence"
        ],
        "additionalProperties": false,
        "properties": {
          "file": {
            "type": "string",
            "minLength": 1,
            "description": "Name that the operator gave"
          },
          "holds": {
            "type": "string",
            "enum": [
              "genes",
              "aliases",
              "accession_changes",
              "secondary_accessions",
              "gene_ids",
              "lift",
              "gene_sets",
              "crosswalk",
              "own_columns"
            ],
            "description": "`genes`: genes with accessions. `aliases`: other names of genes. `accession_changes`: accessions that a later annotation replaced. `secondary_accessions`: accessions that UniProt replaced. `gene_ids`: genes of Ensembl and RefSeq ids. `lift`: assay versions of each reagent. `gene_sets`: gene sets. `crosswalk`: assays of another platform. `own_columns`: columns that the operator added."
          },
          "count": {
            "type": "integer",
            "minimum": 0,
            "description": "Number of used lines"
          },
          "source": {
            "type": [
              "string",
              "null"
            ],
            "description": "Publisher and date, by the file or the operator; null if unknown"
          },
          "licence": {
            "type": [
              "string",
              "null"
            ],
            "description": "Null if unknown"
          }
        }
      },
      "CatalogueColumn": {
        "type": "object",
        "required": [
          "key",
          "shortKey",
          "known",
          "minimum",
          "maximum",
          "derivedFrom"
        ],
        "additionalProperties": false,
        "properties": {
          "key": {
            "$ref": "#/components/schemas/ColumnKey"
          },
          "shortKey": {
            "type": "string"
          },
          "known": {
            "type": "integer",
            "minimum": 0,
            "description": "Analytes with a value. 0 hides the column"
          },
          "minimum": {
            "$ref": "#/components/schemas/NullableNumber"
          },
          "maximum": {
            "$ref": "#/components/schemas/NullableNumber"
          },
          "derivedFrom": {
            "type": [
              "string",
              "null"
            ],
            "description": "The measure, as named in its file, that fills this column instead of its own"
          },
          "derivedFile": {
            "type": "string",
            "description": "The file of that measure; absent if unknown"
          }
        }
      },
      "CatalogueCategory": {
        "type": "object",
        "required": [
          "key",
          "known",
          "minimum",
          "maximum",
          "options"
        ],
        "additionalProperties": false,
        "properties": {
          "key": {
            "$ref": "#/components/schemas/FilterKey"
          },
          "known": {
            "type": "integer",
            "minimum": 0,
            "description": "Analytes with a value. 0 hides the filter"
          },
          "minimum": {
            "$ref": "#/components/schemas/NullableNumber"
          },
          "maximum": {
            "$ref": "#/components/schemas/NullableNumber"
          },
          "options": {
            "type": [
              "array",
              "null"
            ],
            "description": "Every value with its count, for filters with a list of choices; else null",
            "items": {
              "$ref": "#/components/schemas/Suggestion"
            }
          }
        }
      },
      "CollectionCategory": {
        "description": "The filter that selects the reagents of such a collection. An own key is a family of the operator's sets",
        "anyOf": [
          {
            "type": "string",
            "enum": [
              "diseases",
              "pathways",
              "goBioProcess",
              "goMoleFunc",
              "goCellComp",
              "mesh"
            ]
          },
          {
            "$ref": "#/components/schemas/OwnColumnKey"
          }
        ]
      },
      "CollectionSource": {
        "type": "object",
        "required": [
          "source",
          "date",
          "licence"
        ],
        "additionalProperties": false,
        "properties": {
          "source": {
            "type": [
              "string",
              "null"
            ],
            "description": "Publisher of the set; null if unknown"
          },
          "date": {
            "type": [
              "string",
              "null"
            ],
            "pattern": "^\\d{4}(-\\d{2}){0,2}$",
            "description": "Year, month or day of the edition; null if unknown"
          },
          "licence": {
            "type": [
              "string",
              "null"
            ],
            "description": "Null if unknown"
          }
        }
      },
      "CollectionVersion": {
        "type": "object",
        "required": [
          "version",
          "genes",
          "reagents",
          "filtered"
        ],
        "additionalProperties": false,
        "properties": {
          "version": {
            "$ref": "#/components/schemas/AssayVersion"
          },
          "genes": {
            "type": "integer",
            "minimum": 0,
            "description": "Genes of the set with a reagent on the menu of this version"
          },
          "reagents": {
            "type": "integer",
            "minimum": 0,
            "description": "Reagents on that menu for these genes"
          },
          "filtered": {
            "type": "integer",
            "minimum": 0,
            "description": "Reagents whose column has the param; 0 if this version was loaded without the set"
          }
        }
      },
      "CollectionGene": {
        "type": "object",
        "required": [
          "symbol",
          "entrezId",
          "seqIds"
        ],
        "additionalProperties": false,
        "properties": {
          "symbol": {
            "type": "string",
            "minLength": 1,
            "description": "Symbol from the set, or of its id if the set has only that"
          },
          "entrezId": {
            "type": [
              "string",
              "null"
            ],
            "description": "Null for a symbol of no known gene or of several"
          },
          "seqIds": {
            "type": "object",
            "required": [
              "V_7K",
              "V_11K"
            ],
            "additionalProperties": false,
            "properties": {
              "V_7K": {
                "type": "array",
                "items": {
                  "$ref": "#/components/schemas/SeqId"
                }
              },
              "V_11K": {
                "type": "array",
                "items": {
                  "$ref": "#/components/schemas/SeqId"
                }
              }
            }
          }
        }
      },
      "Collection": {
        "type": "object",
        "required": [
          "id",
          "category",
          "param",
          "name",
          "isDemo",
          "isWhole",
          "sources",
          "geneCount",
          "versions",
          "genes"
        ],
        "additionalProperties": false,
        "properties": {
          "id": {
            "type": "string",
            "minLength": 1,
            "description": "Derived from the category and the name"
          },
          "category": {
            "$ref": "#/components/schemas/CollectionCategory"
          },
          "param": {
            "type": "string",
            "minLength": 1,
            "description": "Value of the filter"
          },
          "name": {
            "type": "string",
            "minLength": 1
          },
          "isDemo": {
            "type": "boolean",
            "description": "Its members are invented for a demo catalogue"
          },
          "isWhole": {
            "type": "boolean",
            "description": "True if the genes include those that no version measures. False if the set comes from the catalogue itself, or if it has no data"
          },
          "sources": {
            "type": "array",
            "description": "Origins of the set; empty for a topic without data",
            "items": {
              "$ref": "#/components/schemas/CollectionSource"
            }
          },
          "geneCount": {
            "type": "integer",
            "minimum": 0,
            "description": "Genes of the set"
          },
          "versions": {
            "type": "array",
            "description": "One entry per version with a catalogue",
            "items": {
              "$ref": "#/components/schemas/CollectionVersion"
            }
          },
          "genes": {
            "type": [
              "array",
              "null"
            ],
            "description": "Sorted by symbol; null without the parameter `genes`",
            "items": {
              "$ref": "#/components/schemas/CollectionGene"
            }
          }
        }
      },
      "CollectionList": {
        "type": "object",
        "required": [
          "items",
          "total",
          "page",
          "size"
        ],
        "additionalProperties": false,
        "properties": {
          "items": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/Collection"
            }
          },
          "total": {
            "type": "integer",
            "minimum": 0,
            "description": "Collections that match category and search"
          },
          "page": {
            "type": "integer",
            "minimum": 1
          },
          "size": {
            "type": "integer",
            "minimum": 1
          }
        }
      },
      "GeneSetFamily": {
        "description": "Sets whose p-values are adjusted together. `topics`: the browse topics. `go`: terms of the three GO ontologies. `mesh`: MeSH\nterms. `others`: all other disease and pathway sets. `mine`: own collections of the person, which a client adds; no answer\nhas it. An own key: a family of the operator's sets\n",
        "anyOf": [
          {
            "type": "string",
            "enum": [
              "topics",
              "go",
              "mesh",
              "others",
              "mine"
            ]
          },
          {
            "$ref": "#/components/schemas/OwnColumnKey"
          }
        ]
      },
      "GeneSetTable": {
        "type": "object",
        "required": [
          "version",
          "revision",
          "otherRevision",
          "isDemo",
          "key",
          "genes",
          "renamed",
          "sets"
        ],
        "additionalProperties": false,
        "properties": {
          "version": {
            "$ref": "#/components/schemas/AssayVersion"
          },
          "revision": {
            "$ref": "#/components/schemas/Revision"
          },
          "otherRevision": {
            "description": "Revision of the other version's catalogue, whose sets are included; null without one",
            "oneOf": [
              {
                "$ref": "#/components/schemas/Revision"
              },
              {
                "type": "null"
              }
            ]
          },
          "isDemo": {
            "type": "boolean",
            "description": "The members are invented for a demo catalogue"
          },
          "key": {
            "type": "string",
            "enum": [
              "entrezGeneName"
            ],
            "description": "Column of the menu whose values are the keys of genes. Upper and lower case differ"
          },
          "genes": {
            "type": "array",
            "description": "Gene symbols of all sets, each once, in order of first appearance",
            "items": {
              "type": "string",
              "minLength": 1
            }
          },
          "renamed": {
            "type": "array",
            "description": "Genes that the menu measures under other symbols only. They do not count as measured",
            "items": {
              "$ref": "#/components/schemas/RenamedGene"
            }
          },
          "sets": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/TestedGeneSet"
            }
          }
        }
      },
      "RenamedGene": {
        "type": "object",
        "required": [
          "gene",
          "symbols"
        ],
        "additionalProperties": false,
        "properties": {
          "gene": {
            "type": "integer",
            "minimum": 0,
            "description": "Index in `genes`"
          },
          "symbols": {
            "type": "array",
            "description": "Symbols of the reagents that measure the gene, by Entrez id or accession",
            "items": {
              "type": "string",
              "minLength": 1
            }
          }
        }
      },
      "TestedGeneSet": {
        "type": "object",
        "required": [
          "family",
          "category",
          "param",
          "id",
          "name",
          "isWhole",
          "sources",
          "genes"
        ],
        "additionalProperties": false,
        "properties": {
          "family": {
            "$ref": "#/components/schemas/GeneSetFamily"
          },
          "category": {
            "$ref": "#/components/schemas/CollectionCategory"
          },
          "param": {
            "type": "string",
            "minLength": 1,
            "description": "Value of the filter"
          },
          "id": {
            "type": "string",
            "minLength": 1,
            "description": "Id of the collection"
          },
          "name": {
            "type": "string",
            "minLength": 1
          },
          "isWhole": {
            "type": "boolean",
            "description": "True if the genes include those that no version measures. False if the set comes from the catalogue itself"
          },
          "sources": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/CollectionSource"
            }
          },
          "genes": {
            "type": "array",
            "description": "Indices in `genes`, ascending; not empty",
            "items": {
              "type": "integer",
              "minimum": 0
            }
          }
        }
      },
      "RoleTitle": {
        "type": "string",
        "description": "In order of precedence, lowest first",
        "enum": [
          "SSM-Public",
          "SSM-Registered",
          "SSM-Verified",
          "Certified-Site",
          "Certified-Site-Customer"
        ]
      },
      "SignedInPerson": {
        "type": "object",
        "required": [
          "sub",
          "email",
          "roles",
          "role",
          "preferredCols",
          "expires"
        ],
        "additionalProperties": false,
        "properties": {
          "sub": {
            "type": "string",
            "minLength": 1,
            "description": "The identity provider's stable id of the person"
          },
          "email": {
            "type": "string",
            "description": "Empty if the token has none"
          },
          "roles": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "Roles of the token, known or not"
          },
          "role": {
            "$ref": "#/components/schemas/RoleTitle"
          },
          "preferredCols": {
            "type": "array",
            "description": "Saved columns, else those of the token, else empty",
            "items": {
              "$ref": "#/components/schemas/ColumnKey"
            }
          },
          "expires": {
            "type": "string",
            "format": "date-time",
            "description": "Expiry of the token"
          }
        }
      },
      "ColumnPreference": {
        "type": "object",
        "required": [
          "columns"
        ],
        "additionalProperties": false,
        "properties": {
          "columns": {
            "type": "array",
            "minItems": 1,
            "maxItems": 229,
            "uniqueItems": true,
            "items": {
              "$ref": "#/components/schemas/ColumnKey"
            }
          }
        }
      },
      "PreferredColumns": {
        "type": "object",
        "required": [
          "columns"
        ],
        "additionalProperties": false,
        "properties": {
          "columns": {
            "type": "array",
            "description": "Empty without a preference",
            "items": {
              "$ref": "#/components/schemas/ColumnKey"
            }
          }
        }
      },
      "PanelId": {
        "type": "string",
        "description": "Identifies a panel; URL-safe and unguessable",
        "pattern": "^[A-Za-z0-9_-]{1,64}$"
      },
      "SeqId": {
        "type": "string",
        "description": "Identifies a reagent, such as 10000-28",
        "pattern": "^[1-9][0-9]{0,6}-(0|[1-9][0-9]{0,5})$"
      },
      "OwnCollectionId": {
        "type": "string",
        "description": "Identifies an own collection; URL-safe and unguessable. No curated collection has such an id",
        "pattern": "^mine-[A-Za-z0-9_-]{1,59}$"
      },
      "LeftOutEntry": {
        "type": "object",
        "description": "An entry of the list that a collection was made from, of which no reagent was taken",
        "required": [
          "written",
          "status",
          "reason"
        ],
        "additionalProperties": false,
        "properties": {
          "written": {
            "type": "string",
            "minLength": 1,
            "maxLength": 200,
            "description": "The row's strongest identifier, as written"
          },
          "status": {
            "$ref": "#/components/schemas/ImportStatus"
          },
          "reason": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/ImportReason"
              },
              {
                "type": "null"
              }
            ]
          }
        }
      },
      "OwnCollectionContent": {
        "type": "object",
        "required": [
          "name",
          "seqIds"
        ],
        "additionalProperties": false,
        "properties": {
          "name": {
            "type": "string",
            "maxLength": 1000,
            "description": "1 to 120 characters after trimming, without control characters; unique among the person's own collections\n"
          },
          "note": {
            "type": "string",
            "maxLength": 2000,
            "description": "Up to 2,000 characters, without control characters other than line breaks; default empty"
          },
          "seqIds": {
            "type": "array",
            "description": "Reagents on the menu of either assay version, withdrawn ones, or those that the collection already has. A repeated SeqId\nkeeps its first place.\n",
            "minItems": 1,
            "maxItems": 20000,
            "items": {
              "$ref": "#/components/schemas/SeqId"
            }
          },
          "leftOut": {
            "type": "array",
            "description": "Entries of the person's list of which no reagent was taken; default none",
            "maxItems": 1000,
            "items": {
              "$ref": "#/components/schemas/LeftOutEntry"
            }
          }
        }
      },
      "OwnCollection": {
        "type": "object",
        "required": [
          "id",
          "name",
          "note",
          "seqIds",
          "leftOut",
          "created",
          "changed",
          "etag"
        ],
        "additionalProperties": false,
        "properties": {
          "id": {
            "$ref": "#/components/schemas/OwnCollectionId"
          },
          "name": {
            "type": "string",
            "minLength": 1
          },
          "note": {
            "type": "string"
          },
          "seqIds": {
            "type": "array",
            "description": "In the given order",
            "minItems": 1,
            "items": {
              "$ref": "#/components/schemas/SeqId"
            }
          },
          "leftOut": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/LeftOutEntry"
            }
          },
          "created": {
            "type": "string",
            "format": "date-time"
          },
          "changed": {
            "type": "string",
            "format": "date-time",
            "description": "When the content was saved last"
          },
          "etag": {
            "type": "string",
            "description": "ETag of the collection's state"
          }
        }
      },
      "OwnCollectionList": {
        "type": "object",
        "required": [
          "items"
        ],
        "additionalProperties": false,
        "properties": {
          "items": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/OwnCollection"
            }
          }
        }
      },
      "MembershipQuestion": {
        "type": "object",
        "required": [
          "version",
          "seqIds"
        ],
        "additionalProperties": false,
        "properties": {
          "version": {
            "$ref": "#/components/schemas/AssayVersion"
          },
          "seqIds": {
            "type": "array",
            "description": "Without duplicates",
            "minItems": 1,
            "maxItems": 20000,
            "items": {
              "$ref": "#/components/schemas/SeqId"
            }
          }
        }
      },
      "PanelMembership": {
        "type": "object",
        "required": [
          "panelId",
          "name",
          "version",
          "number",
          "count",
          "seqIds"
        ],
        "additionalProperties": false,
        "properties": {
          "panelId": {
            "$ref": "#/components/schemas/PanelId"
          },
          "name": {
            "type": "string",
            "minLength": 1
          },
          "version": {
            "$ref": "#/components/schemas/AssayVersion"
          },
          "number": {
            "type": "integer",
            "minimum": 1,
            "description": "Number of the newest version"
          },
          "count": {
            "type": "integer",
            "minimum": 1,
            "description": "Reagents of the panel"
          },
          "seqIds": {
            "type": "array",
            "description": "The reagents of the question that the panel has, in the order of the question",
            "minItems": 1,
            "items": {
              "$ref": "#/components/schemas/SeqId"
            }
          }
        }
      },
      "CollectionMembership": {
        "type": "object",
        "required": [
          "id",
          "category",
          "param",
          "name",
          "isDemo",
          "count",
          "seqIds"
        ],
        "additionalProperties": false,
        "properties": {
          "id": {
            "type": "string",
            "minLength": 1
          },
          "category": {
            "$ref": "#/components/schemas/CollectionCategory"
          },
          "param": {
            "type": "string",
            "minLength": 1,
            "description": "Value of the filter"
          },
          "name": {
            "type": "string",
            "minLength": 1
          },
          "isDemo": {
            "type": "boolean",
            "description": "Its members are invented for a demo catalogue"
          },
          "count": {
            "type": "integer",
            "minimum": 1,
            "description": "Reagents that the filter finds on the menu"
          },
          "seqIds": {
            "type": "array",
            "description": "The reagents of the question that the filter finds, in the order of the question",
            "minItems": 1,
            "items": {
              "$ref": "#/components/schemas/SeqId"
            }
          }
        }
      },
      "Membership": {
        "type": "object",
        "required": [
          "catalogueRevision",
          "notOnMenu",
          "panels",
          "checked",
          "total",
          "collections"
        ],
        "additionalProperties": false,
        "properties": {
          "catalogueRevision": {
            "$ref": "#/components/schemas/Revision"
          },
          "notOnMenu": {
            "type": "array",
            "description": "Reagents of the question that are not on the menu, which no collection can have",
            "items": {
              "$ref": "#/components/schemas/SeqId"
            }
          },
          "panels": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/PanelMembership"
            }
          },
          "checked": {
            "type": "integer",
            "minimum": 0,
            "description": "Panels that were read"
          },
          "total": {
            "type": "integer",
            "minimum": 0,
            "description": "Panels that the person has"
          },
          "collections": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/CollectionMembership"
            }
          }
        }
      },
      "PanelContent": {
        "type": "object",
        "required": [
          "name",
          "version",
          "seqIds"
        ],
        "additionalProperties": false,
        "properties": {
          "name": {
            "type": "string",
            "maxLength": 1000,
            "description": "1 to 120 characters after trimming, without control characters; unique among the person's panels"
          },
          "description": {
            "type": "string",
            "maxLength": 2000,
            "description": "Up to 2,000 characters, without control characters other than line breaks; default empty"
          },
          "version": {
            "$ref": "#/components/schemas/AssayVersion"
          },
          "seqIds": {
            "type": "array",
            "description": "Reagents on the menu of the version, withdrawn ones, or those of the panel's newest version. A repeated SeqId keeps\nits first place.\n",
            "minItems": 1,
            "maxItems": 20000,
            "items": {
              "$ref": "#/components/schemas/SeqId"
            }
          },
          "sources": {
            "type": "array",
            "description": "Imported lists and rules to add to the panel. A source with a known id is skipped, so a save can be repeated.\n",
            "maxItems": 20,
            "items": {
              "$ref": "#/components/schemas/PanelSource"
            }
          }
        }
      },
      "PanelSource": {
        "type": "object",
        "description": "An imported list with the decision for each row; or a rule that kept one reagent per protein with the decision for each\nprotein of which the list had several reagents; or a comparison of lists from which reagents were taken; or a move from\nanother assay version with the outcome for each reagent; or a plan by goals and constraints with its reagents.\n",
        "required": [
          "id",
          "file",
          "at",
          "version",
          "catalogueRevision",
          "rows"
        ],
        "additionalProperties": false,
        "properties": {
          "id": {
            "type": "string",
            "description": "Created by the client, URL-safe",
            "pattern": "^[A-Za-z0-9_-]{1,64}$"
          },
          "file": {
            "description": "The file's name, or what was taken from compared lists, or the name of a moved list; null for a pasted list, a rule and\na plan\n",
            "oneOf": [
              {
                "type": "string",
                "minLength": 1,
                "maxLength": 255
              },
              {
                "type": "null"
              }
            ]
          },
          "kind": {
            "type": "string",
            "description": "`one_per_protein`: a rule; its rows are proteins. `comparison`: its rows are the compared lists. `move`: its rows are the\nreagents of the moved list. `catalogue_update`: its rows are reagents whose change a person has decided on. `plan`: its\nrows are the must-haves (`reader`), the chosen reagents (`rule`) and the excluded ones (`refused`). Absent for an\nimported list\n",
            "enum": [
              "one_per_protein",
              "comparison",
              "move",
              "catalogue_update",
              "plan"
            ]
          },
          "changedContent": {
            "$ref": "#/components/schemas/ChangedContent"
          },
          "moved": {
            "$ref": "#/components/schemas/PanelMove"
          },
          "planned": {
            "$ref": "#/components/schemas/PanelPlan"
          },
          "at": {
            "type": "string",
            "format": "date-time",
            "description": "When its analytes were added, or the rule applied, in UTC"
          },
          "version": {
            "$ref": "#/components/schemas/AssayVersion"
          },
          "catalogueRevision": {
            "type": "string",
            "description": "Revision of the catalogue that answered; empty if unknown",
            "pattern": "^[A-Za-z0-9_-]{0,64}$"
          },
          "comparedRevision": {
            "type": "string",
            "description": "Revision with which `catalogueRevision` was compared; only for `catalogue_update`, whose `id` begins with `changes-`\n",
            "pattern": "^[A-Za-z0-9_-]{1,64}$"
          },
          "rows": {
            "type": "array",
            "description": "In list order",
            "maxItems": 20100,
            "items": {
              "$ref": "#/components/schemas/PanelSourceRow"
            }
          }
        }
      },
      "PanelSourceRow": {
        "type": "object",
        "description": "A row of a list; or a protein, with its accession in `raw`, `status` `several` and its number in `line`; or a compared list,\nwith its name in `raw`, `status` `exact`, its number in `line` and its size in `count`; or a reagent of a moved list, with\nits SeqId in `raw` and `status` `exact` if the other menu has it, else `not_on_menu`; or a reagent of a plan, with its\nSeqId in `raw` and `status` `exact`, or an excluded reagent, with `seqIds` empty\n",
        "required": [
          "sheet",
          "line",
          "raw",
          "edited",
          "status",
          "reason",
          "seqIds",
          "decidedBy",
          "measure",
          "order"
        ],
        "additionalProperties": false,
        "properties": {
          "sheet": {
            "type": "string",
            "maxLength": 255,
            "description": "The sheet's name"
          },
          "line": {
            "type": "integer",
            "minimum": 1,
            "maximum": 10000000,
            "description": "The row's number in its sheet"
          },
          "raw": {
            "type": "string",
            "maxLength": 200,
            "description": "The row's strongest identifier, as written"
          },
          "edited": {
            "description": "The person's edit of that cell; null without one",
            "oneOf": [
              {
                "type": "string",
                "maxLength": 200
              },
              {
                "type": "null"
              }
            ]
          },
          "status": {
            "$ref": "#/components/schemas/ImportStatus"
          },
          "reason": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/ImportReason"
              },
              {
                "type": "null"
              }
            ]
          },
          "seqIds": {
            "type": "array",
            "description": "SeqIds taken from this row, or kept for this protein",
            "maxItems": 100,
            "items": {
              "$ref": "#/components/schemas/SeqId"
            }
          },
          "removed": {
            "type": "array",
            "description": "SeqIds of this protein that the rule removed; absent for rows of an imported list",
            "maxItems": 100,
            "items": {
              "$ref": "#/components/schemas/SeqId"
            }
          },
          "decidedBy": {
            "$ref": "#/components/schemas/PanelSourceDecision"
          },
          "measure": {
            "description": "The measure that chose the best; null otherwise",
            "oneOf": [
              {
                "$ref": "#/components/schemas/ColumnKey"
              },
              {
                "type": "null"
              }
            ]
          },
          "order": {
            "type": [
              "string",
              "null"
            ],
            "description": "The better end of the measure; null otherwise",
            "enum": [
              "lowest",
              "highest",
              null
            ]
          },
          "count": {
            "type": "integer",
            "minimum": 1,
            "maximum": 10000000,
            "description": "Number of rows or columns that a note is about, or of reagents of a compared list; absent for other rows"
          },
          "ccc": {
            "type": "number",
            "description": "Lin's concordance of a moved reagent; absent if unknown",
            "minimum": -1,
            "maximum": 1
          },
          "scaleFactor": {
            "type": "number",
            "description": "Scale factor of a moved reagent; absent if unknown"
          },
          "changes": {
            "type": "array",
            "description": "What had changed when the person decided; only for rows of a `catalogue_update`, whose SeqId is in `raw`",
            "maxItems": 30,
            "items": {
              "$ref": "#/components/schemas/ReagentChange"
            }
          }
        }
      },
      "Tombstone": {
        "type": "object",
        "required": [
          "panelId",
          "deleted",
          "version",
          "number",
          "name",
          "hash",
          "isNamed",
          "isOwn"
        ],
        "additionalProperties": false,
        "properties": {
          "panelId": {
            "$ref": "#/components/schemas/PanelId"
          },
          "deleted": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "description": "When the panel was deleted, in UTC; null while it exists"
          },
          "version": {
            "$ref": "#/components/schemas/AssayVersion"
          },
          "number": {
            "type": "integer",
            "minimum": 1,
            "description": "Number of its newest version"
          },
          "name": {
            "type": [
              "string",
              "null"
            ],
            "description": "Null if the owner has not allowed it"
          },
          "hash": {
            "type": [
              "string",
              "null"
            ],
            "pattern": "^sha256:[0-9a-f]{64}$",
            "description": "Content hash of its newest version; null if the owner has not allowed it"
          },
          "isNamed": {
            "type": "boolean",
            "description": "Whether the owner allows others to read name and hash"
          },
          "isOwn": {
            "type": "boolean",
            "description": "Whether the caller owns the panel"
          }
        }
      },
      "TombstonePermission": {
        "type": "object",
        "required": [
          "isNamed"
        ],
        "additionalProperties": false,
        "properties": {
          "isNamed": {
            "type": "boolean",
            "description": "Whether others may read the name and the content hash after the deletion"
          }
        }
      },
      "ChangedContent": {
        "type": "object",
        "description": "The content hash that an imported list stated, and the hash of what it contained, if a person accepted that they differ.\nAbsent for other lists\n",
        "required": [
          "stated",
          "computed"
        ],
        "additionalProperties": false,
        "properties": {
          "stated": {
            "type": "string",
            "pattern": "^sha256:[0-9a-f]{64}$"
          },
          "computed": {
            "type": "string",
            "pattern": "^sha256:[0-9a-f]{64}$"
          }
        }
      },
      "PanelMove": {
        "type": "object",
        "description": "The move that made a list; present for the kind `move`",
        "required": [
          "from",
          "matrix",
          "table",
          "panelId",
          "number"
        ],
        "additionalProperties": false,
        "properties": {
          "from": {
            "$ref": "#/components/schemas/LiftedVersion"
          },
          "matrix": {
            "$ref": "#/components/schemas/LiftMatrix"
          },
          "table": {
            "type": "string",
            "maxLength": 255,
            "description": "Names and sources of the tables with coefficients; empty if none was loaded"
          },
          "panelId": {
            "description": "The moved panel; null for another list",
            "oneOf": [
              {
                "$ref": "#/components/schemas/PanelId"
              },
              {
                "type": "null"
              }
            ]
          },
          "number": {
            "type": [
              "integer",
              "null"
            ],
            "minimum": 1,
            "description": "Number of the panel's version; null for another list"
          }
        }
      },
      "PanelPlan": {
        "type": "object",
        "description": "The terms and the outcome of the plan that made a list; present for the kind `plan`. Constraints are null or empty if they\nwere not set\n",
        "required": [
          "goals",
          "matrix",
          "maximumCv",
          "minimumSignalToNoise",
          "dilutionGroups",
          "maximumReagents",
          "onePerProtein",
          "objective",
          "isExact",
          "bound"
        ],
        "additionalProperties": false,
        "properties": {
          "goals": {
            "type": "array",
            "maxItems": 10,
            "items": {
              "$ref": "#/components/schemas/PlannedGoal"
            }
          },
          "matrix": {
            "type": "string",
            "enum": [
              "plasma",
              "serum"
            ],
            "description": "Sample whose measures are limited"
          },
          "maximumCv": {
            "type": [
              "number",
              "null"
            ],
            "minimum": 0,
            "description": "Greatest total CV in percent"
          },
          "minimumSignalToNoise": {
            "type": [
              "number",
              "null"
            ],
            "minimum": 0,
            "description": "Least signal to noise"
          },
          "dilutionGroups": {
            "type": "array",
            "description": "Allowed dilution groups; empty for all",
            "maxItems": 20,
            "items": {
              "type": "string",
              "minLength": 1,
              "maxLength": 40
            }
          },
          "maximumReagents": {
            "type": [
              "integer",
              "null"
            ],
            "minimum": 1,
            "maximum": 20000
          },
          "onePerProtein": {
            "type": "boolean"
          },
          "objective": {
            "type": "string",
            "description": "`smallest`: the fewest reagents that meet all goals. `coverage`: the greatest mean over goals of the attained part of\nthe wanted genes\n",
            "enum": [
              "smallest",
              "coverage"
            ]
          },
          "isExact": {
            "type": "boolean",
            "description": "Whether it is proved that no other panel is better by the objective"
          },
          "bound": {
            "type": "number",
            "minimum": 0,
            "description": "For `smallest`, no panel has fewer reagents. For `coverage`, no panel has a greater mean, which is at most 1\n"
          }
        }
      },
      "PlannedGoal": {
        "type": "object",
        "required": [
          "id",
          "name",
          "share",
          "wanted",
          "covered",
          "measured"
        ],
        "additionalProperties": false,
        "properties": {
          "id": {
            "type": "string",
            "minLength": 1,
            "maxLength": 500,
            "description": "Id of the collection"
          },
          "name": {
            "type": "string",
            "minLength": 1,
            "maxLength": 300
          },
          "share": {
            "type": "integer",
            "minimum": 1,
            "maximum": 100,
            "description": "Wanted part of the measured genes in percent"
          },
          "wanted": {
            "type": "integer",
            "minimum": 0,
            "description": "Number of genes to cover"
          },
          "covered": {
            "type": "integer",
            "minimum": 0,
            "description": "Number of genes that the plan covers"
          },
          "measured": {
            "type": "integer",
            "minimum": 0,
            "description": "Number of genes that the menu measures"
          }
        }
      },
      "PanelSourceDecision": {
        "type": "string",
        "description": "`rule`: found, and added without a decision. `reader`: chosen by hand. `reason`: accepted with all rows of one reason.\n`first`, `all`, `best`, `evidence`: the first, all, the best by `measure`, or the one with the most kinds of evidence, of\nseveral. `only`: the only one for this protein alone. `undecided`: several stayed, because a rule could not choose.\n`refused`: found or proposed, and refused by the person. `left_out`: nothing was taken.\nAfter a catalogue update: `accepted`: stays, with its changes. `replaced`: replaced by another reagent. `kept`: stays, and\nthe update is not mentioned again.\n",
        "enum": [
          "rule",
          "reader",
          "reason",
          "first",
          "all",
          "best",
          "evidence",
          "only",
          "undecided",
          "refused",
          "left_out",
          "accepted",
          "replaced",
          "kept"
        ]
      },
      "PanelSourceList": {
        "type": "object",
        "required": [
          "items"
        ],
        "additionalProperties": false,
        "properties": {
          "items": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/PanelSource"
            }
          }
        }
      },
      "ReagentChangeKind": {
        "type": "string",
        "description": "`withdrawn`: no longer on the menu. `internal_use`: now for internal use. `returned`: on the menu again. `renamed`: another\nfull name. `accession`, `gene`: other UniProt accessions, gene symbols or Entrez ids. `measure`: another value.\n`new_reagent`: reagents that are new on the menu and measure the same protein.\n",
        "enum": [
          "withdrawn",
          "internal_use",
          "returned",
          "renamed",
          "accession",
          "gene",
          "measure",
          "new_reagent"
        ]
      },
      "ReagentField": {
        "type": "string",
        "enum": [
          "status",
          "fullName",
          "uniProtId",
          "entrezGeneName",
          "entrezGeneId",
          "reagents",
          "loDb",
          "signalToNoisePlasma",
          "totalCVPlasma",
          "correlationPlasma",
          "fStatPlasma",
          "medianNormalPlasma",
          "signalToNoiseSerum",
          "totalCVSerum",
          "correlationSerum",
          "fStatSerum",
          "medianNormalSerum",
          "mousePlasmaFstat"
        ]
      },
      "ReagentChange": {
        "type": "object",
        "required": [
          "kind",
          "field",
          "before",
          "after"
        ],
        "additionalProperties": false,
        "properties": {
          "kind": {
            "$ref": "#/components/schemas/ReagentChangeKind"
          },
          "field": {
            "$ref": "#/components/schemas/ReagentField"
          },
          "before": {
            "$ref": "#/components/schemas/ReagentFieldValue"
          },
          "after": {
            "$ref": "#/components/schemas/ReagentFieldValue"
          }
        }
      },
      "ReagentFieldValue": {
        "description": "Texts; a number of a measure, in the unit of its column; or null if not reported. The texts of `status` are on_menu,\nnot_listed, internal_use, deprecated, not_human, control or not_offered.\n",
        "oneOf": [
          {
            "type": "array",
            "maxItems": 10000,
            "items": {
              "type": "string",
              "maxLength": 10000
            }
          },
          {
            "type": "number"
          },
          {
            "type": "null"
          }
        ]
      },
      "ChangedReagent": {
        "type": "object",
        "required": [
          "seqId",
          "fullName",
          "changes",
          "alternatives",
          "decision"
        ],
        "additionalProperties": false,
        "properties": {
          "seqId": {
            "$ref": "#/components/schemas/SeqId"
          },
          "fullName": {
            "type": [
              "string",
              "null"
            ],
            "description": "The name in the newer catalogue, else in the older; null if not reported"
          },
          "changes": {
            "type": "array",
            "minItems": 1,
            "maxItems": 30,
            "items": {
              "$ref": "#/components/schemas/ReagentChange"
            }
          },
          "alternatives": {
            "type": "array",
            "description": "For a withdrawn reagent: reagents on the menu for a protein that it measured, not yet in the panel",
            "items": {
              "$ref": "#/components/schemas/SeqId"
            }
          },
          "decision": {
            "type": [
              "string",
              "null"
            ],
            "description": "The newest decision about this update; null without one",
            "enum": [
              "accepted",
              "replaced",
              "kept",
              null
            ]
          }
        }
      },
      "ComparedRevision": {
        "type": "object",
        "required": [
          "revision",
          "label",
          "loaded"
        ],
        "additionalProperties": false,
        "properties": {
          "revision": {
            "type": "string",
            "minLength": 1
          },
          "label": {
            "type": [
              "string",
              "null"
            ],
            "description": "Null if the revision is not stored"
          },
          "loaded": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time"
          }
        }
      },
      "PanelChangeState": {
        "type": "string",
        "description": "`current`: saved on `to` alone. `compared`. `older`: `to` is older than `from`. `not_stored`: `from` is no longer stored.\n`invented`: one of the two is an invented catalogue. Nothing is compared but for `compared`.\n",
        "enum": [
          "current",
          "compared",
          "older",
          "not_stored",
          "invented"
        ]
      },
      "PanelChanges": {
        "type": "object",
        "required": [
          "panelId",
          "number",
          "state",
          "from",
          "to",
          "notCompared",
          "items"
        ],
        "additionalProperties": false,
        "properties": {
          "panelId": {
            "$ref": "#/components/schemas/PanelId"
          },
          "number": {
            "type": "integer",
            "minimum": 1,
            "description": "The panel's newest version"
          },
          "state": {
            "$ref": "#/components/schemas/PanelChangeState"
          },
          "from": {
            "$ref": "#/components/schemas/ComparedRevision"
          },
          "to": {
            "$ref": "#/components/schemas/ComparedRevision"
          },
          "notCompared": {
            "type": "array",
            "description": "Fields that one of the two catalogues lacks, or fills with another measure",
            "items": {
              "$ref": "#/components/schemas/ReagentField"
            }
          },
          "items": {
            "type": "array",
            "maxItems": 20000,
            "items": {
              "$ref": "#/components/schemas/ChangedReagent"
            }
          }
        }
      },
      "ChangedPanel": {
        "type": "object",
        "required": [
          "panelId",
          "state",
          "affected"
        ],
        "additionalProperties": false,
        "properties": {
          "panelId": {
            "$ref": "#/components/schemas/PanelId"
          },
          "state": {
            "$ref": "#/components/schemas/PanelChangeState"
          },
          "affected": {
            "type": "integer",
            "minimum": 0,
            "description": "Number of changed reagents without a decision about this update"
          }
        }
      },
      "ChangedPanelList": {
        "type": "object",
        "required": [
          "items",
          "checked",
          "total"
        ],
        "additionalProperties": false,
        "properties": {
          "items": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/ChangedPanel"
            }
          },
          "checked": {
            "type": "integer",
            "minimum": 0,
            "maximum": 500
          },
          "total": {
            "type": "integer",
            "minimum": 0,
            "description": "Number of the person's panels"
          }
        }
      },
      "Panel": {
        "type": "object",
        "required": [
          "id",
          "number",
          "owner",
          "name",
          "description",
          "version",
          "seqIds",
          "created",
          "changed",
          "catalogueRevision",
          "etag"
        ],
        "additionalProperties": false,
        "properties": {
          "id": {
            "$ref": "#/components/schemas/PanelId"
          },
          "number": {
            "type": "integer",
            "minimum": 1,
            "description": "Number of the version, from 1"
          },
          "owner": {
            "type": "string",
            "minLength": 1,
            "description": "The `sub` of the owner"
          },
          "name": {
            "type": "string",
            "minLength": 1
          },
          "description": {
            "type": "string"
          },
          "version": {
            "$ref": "#/components/schemas/AssayVersion"
          },
          "seqIds": {
            "type": "array",
            "description": "In the given order",
            "minItems": 1,
            "items": {
              "$ref": "#/components/schemas/SeqId"
            }
          },
          "created": {
            "type": "string",
            "format": "date-time",
            "description": "When the panel was created"
          },
          "changed": {
            "type": "string",
            "format": "date-time",
            "description": "When this version was saved"
          },
          "catalogueRevision": {
            "$ref": "#/components/schemas/Revision"
          },
          "etag": {
            "type": "string",
            "description": "ETag of this response, if a proxy removes the header. If-Match accepts only the newest version's"
          }
        }
      },
      "PanelSummary": {
        "type": "object",
        "required": [
          "id",
          "number",
          "owner",
          "name",
          "description",
          "version",
          "count",
          "created",
          "changed",
          "catalogueRevision",
          "etag"
        ],
        "additionalProperties": false,
        "properties": {
          "id": {
            "$ref": "#/components/schemas/PanelId"
          },
          "number": {
            "type": "integer",
            "minimum": 1
          },
          "owner": {
            "type": "string",
            "minLength": 1
          },
          "name": {
            "type": "string",
            "minLength": 1
          },
          "description": {
            "type": "string"
          },
          "version": {
            "$ref": "#/components/schemas/AssayVersion"
          },
          "count": {
            "type": "integer",
            "minimum": 1,
            "description": "SeqIds of the newest version"
          },
          "created": {
            "type": "string",
            "format": "date-time"
          },
          "changed": {
            "type": "string",
            "format": "date-time"
          },
          "catalogueRevision": {
            "$ref": "#/components/schemas/Revision"
          },
          "etag": {
            "type": "string",
            "description": "For If-Match, to delete or rename the panel from a list"
          },
          "dilutions": {
            "type": "array",
            "description": "How many SeqIds of the newest version the active catalogue has in each dilution group, the largest group first. Their\ncounts add up to `count`. Absent if there is no catalogue, or if the list could not be read\n",
            "items": {
              "$ref": "#/components/schemas/PanelDilution"
            }
          }
        }
      },
      "PanelDilution": {
        "type": "object",
        "required": [
          "group",
          "count"
        ],
        "additionalProperties": false,
        "properties": {
          "group": {
            "type": [
              "string",
              "null"
            ],
            "description": "The group, such as `20%`; null for SeqIds that are not on the menu, or of which it states no group"
          },
          "count": {
            "type": "integer",
            "minimum": 1
          }
        }
      },
      "PanelList": {
        "type": "object",
        "required": [
          "items",
          "total",
          "page",
          "size"
        ],
        "additionalProperties": false,
        "properties": {
          "items": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/PanelSummary"
            }
          },
          "total": {
            "type": "integer",
            "minimum": 0,
            "description": "Panels that match"
          },
          "page": {
            "type": "integer",
            "minimum": 1
          },
          "size": {
            "type": "integer",
            "minimum": 1
          }
        }
      },
      "PanelVersion": {
        "type": "object",
        "required": [
          "number",
          "name",
          "description",
          "count",
          "catalogueRevision",
          "saved"
        ],
        "additionalProperties": false,
        "properties": {
          "number": {
            "type": "integer",
            "minimum": 1
          },
          "name": {
            "type": "string",
            "minLength": 1
          },
          "description": {
            "type": "string"
          },
          "count": {
            "type": "integer",
            "minimum": 1
          },
          "catalogueRevision": {
            "$ref": "#/components/schemas/Revision"
          },
          "saved": {
            "type": "string",
            "format": "date-time"
          }
        }
      },
      "PanelVersionList": {
        "type": "object",
        "required": [
          "items",
          "total",
          "page",
          "size"
        ],
        "additionalProperties": false,
        "properties": {
          "items": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/PanelVersion"
            }
          },
          "total": {
            "type": "integer",
            "minimum": 1
          },
          "page": {
            "type": "integer",
            "minimum": 1
          },
          "size": {
            "type": "integer",
            "minimum": 1
          }
        }
      },
      "ImportStatus": {
        "type": "string",
        "description": "- `exact`: the cell, as written, is the identifier of its own kind for one reagent. No other cell contradicts it.\n- `normalised`: the same in another notation, given by `reason`.\n- `proposed`: another name, another column's kind, a repair, or one of several readings. The candidates await a decision.\n- `several`: as written it names a protein that several reagents measure, which are the candidates.\n- `other_version`: only the other assay version measures it. Its reagents are in `elsewhere`.\n- `not_on_menu`: known, and not offered or not measured.\n- `not_recognised`: unknown, or absent from both catalogues. Candidates, if any, have similar names.\n- `duplicate`: repeats the reagent of an earlier row, or its text and candidates.\n- `note`: a comment, a title, a placeholder, a row without an identifier, or a notice about omitted parts.\n- `heading`: column titles, or a row above them.\n- `blank`: an empty row between others.\n\nThe server chooses no candidate of any row.\n",
        "enum": [
          "exact",
          "normalised",
          "proposed",
          "several",
          "other_version",
          "not_on_menu",
          "not_recognised",
          "duplicate",
          "note",
          "heading",
          "blank"
        ]
      },
      "ImportReason": {
        "type": "string",
        "description": "Another notation of the identifier:\n\n- `spelling`: case, the kind of dash, quotes or outer spaces differ.\n- `prefix`: such as seq.10000.28 or UniProtKB:P05231.\n- `suffix`: such as 10000-28_3, or a final comma.\n- `current_symbol`: the approved symbol of a gene that has an older symbol in the catalogue.\n\nProposals:\n\n- `loose_spelling`: a name without spaces, dashes and accents, or with a Greek letter spelled out.\n- `alias`: another symbol of the gene.\n- `previous_symbol`: a former symbol of the gene.\n- `several_symbols`: another name of several genes.\n- `other_kind`: an identifier of another kind than its column.\n- `several_meanings`: identifiers of different proteins with the same text.\n- `isoform`: such as P05231-2.\n- `successor`: a replaced accession.\n- `same_gene`: an accession or gene id of a gene that is measured under another.\n- `same_protein`: a gene whose protein is listed under another gene.\n- `id_alone`: a reagent has the gene's Entrez id, but symbols of other genes.\n- `entry_name`: such as IL6_HUMAN.\n- `other_assay`: the id of another platform's assay; the reagents measure the same protein.\n- `some_of_list`: several identifiers in one cell that do not name one reagent together.\n- `date`: a date cell that was a SeqId such as 10-1.\n- `damaged_date`: text such as Jan-03, or a date that was a gene symbol.\n- `rounded_number`: such as 10010.1, which may have been 10010-1 or 10010-10.\n- `columns_disagree`: columns of the row name different reagents.\n- `columns_unconfirmed`: a column has an unknown or unreadable identifier.\n- `internal_use`: a withdrawn reagent, by SeqId: the vendor uses it, perhaps for another protein than before.\n- `deprecated`: a withdrawn reagent, by SeqId.\n\nSeveral reagents:\n\n- `several_reagents`: several reagents measure the protein.\n- `other_column`: another column chose one of them.\n\nNot on the menu:\n\n- `not_human`: a reagent for a protein of another species.\n- `control`: a control reagent.\n- `not_offered`: a reagent that the menu leaves out.\n- `not_measured`: a known gene or protein without a reagent.\n\nNot recognised:\n\n- `unknown`: no table has the text.\n- `words`: the candidates have all words of the text in their names; more than 20 are only counted, in `count`. Without\n  them, the reagents of the other assay version whose names have the words are in `elsewhere`.\n- `near`: the candidates differ by one typing slip.\n- `unknown_seq_id`: neither catalogue has the SeqId.\n- `unknown_accession`: no table has the accession.\n- `unknown_id`: no loaded table has the well-formed id.\n- `no_table`: no table of this kind of identifier is loaded.\n- `number`: a plain number.\n- `scientific_number`: such as 1E+04.\n- `formula_error`: such as `#REF!`.\n- `too_long`: more than 200 characters.\n\nNotes:\n\n- `hidden_sheet`: stands for all rows of a hidden sheet.\n- `hidden_rows`: stands for the `count` hidden rows of a sheet.\n- `hidden_columns`: stands for the `count` hidden columns of a sheet.\n- `repeated_rows`: stands for the `count` repeats in a list of more than 20,000 rows.\n- `comment`: such as a line that begins with `#` or `//`.\n- `section_title`: a title between rows.\n- `placeholder`: such as n/a.\n- `no_identifier`: the columns read have no identifier.\n",
        "enum": [
          "spelling",
          "prefix",
          "suffix",
          "current_symbol",
          "loose_spelling",
          "alias",
          "previous_symbol",
          "several_symbols",
          "other_kind",
          "several_meanings",
          "isoform",
          "successor",
          "same_gene",
          "same_protein",
          "id_alone",
          "entry_name",
          "other_assay",
          "some_of_list",
          "date",
          "damaged_date",
          "rounded_number",
          "columns_disagree",
          "columns_unconfirmed",
          "several_reagents",
          "other_column",
          "not_human",
          "control",
          "not_offered",
          "internal_use",
          "deprecated",
          "not_measured",
          "unknown",
          "words",
          "near",
          "unknown_seq_id",
          "unknown_accession",
          "unknown_id",
          "no_table",
          "number",
          "scientific_number",
          "formula_error",
          "too_long",
          "hidden_sheet",
          "hidden_rows",
          "hidden_columns",
          "repeated_rows",
          "comment",
          "section_title",
          "placeholder",
          "no_identifier"
        ]
      },
      "IdentifierKind": {
        "type": "string",
        "description": "Strongest kind first. `somaId` is SomaLogic's target id (SL000123), `entrez` an NCBI gene id, `any` a column of any kind.\n",
        "enum": [
          "seqId",
          "somaId",
          "uniProt",
          "entrez",
          "hgnc",
          "ensembl",
          "refSeq",
          "symbol",
          "targetName",
          "fullName",
          "any"
        ]
      },
      "ImportMeaning": {
        "type": "object",
        "description": "One reading of a cell, and what is known about it",
        "required": [
          "written",
          "column",
          "kind",
          "name",
          "how",
          "state",
          "seqIds"
        ],
        "additionalProperties": false,
        "properties": {
          "written": {
            "type": "string",
            "description": "The cell, up to 200 characters"
          },
          "column": {
            "type": [
              "integer",
              "null"
            ],
            "minimum": 0,
            "description": "Column of the cell, from 0"
          },
          "kind": {
            "$ref": "#/components/schemas/IdentifierKind"
          },
          "name": {
            "type": "string",
            "description": "The possible identifier, as in the tables"
          },
          "how": {
            "description": "Reason for the reading; null if it is as written",
            "oneOf": [
              {
                "$ref": "#/components/schemas/ImportReason"
              },
              {
                "type": "null"
              }
            ]
          },
          "state": {
            "type": "string",
            "description": "`not_measured`: known, but neither menu has a reagent for it",
            "enum": [
              "on_menu",
              "other_version",
              "off_menu",
              "not_measured",
              "unknown"
            ]
          },
          "seqIds": {
            "type": "array",
            "description": "Its reagents, at most 20",
            "maxItems": 20,
            "items": {
              "$ref": "#/components/schemas/SeqId"
            }
          }
        }
      },
      "ImportEvidence": {
        "type": "object",
        "description": "A further cell that agrees with the reagent of its row",
        "required": [
          "column",
          "kind",
          "written"
        ],
        "additionalProperties": false,
        "properties": {
          "column": {
            "type": "integer",
            "minimum": 0,
            "description": "Column index, from 0"
          },
          "kind": {
            "$ref": "#/components/schemas/IdentifierKind"
          },
          "written": {
            "type": "string",
            "description": "The cell, up to 200 characters"
          }
        }
      },
      "ListRows": {
        "type": "object",
        "description": "Rows of text instead of a workbook, at most 10 MiB as JSON. The server reads them like the sheet \"Sheet1\" of a workbook\nwhose cells are text; empty cells are blank. Limits and responses are the same.\n",
        "required": [
          "rows"
        ],
        "additionalProperties": false,
        "properties": {
          "rows": {
            "type": "array",
            "items": {
              "type": "array",
              "items": {
                "type": "string"
              }
            }
          },
          "layout": {
            "$ref": "#/components/schemas/ImportLayout"
          }
        }
      },
      "ImportLayout": {
        "type": "object",
        "description": "The columns to read, instead of detection. Sheets that are not named are left out.",
        "required": [
          "sheets"
        ],
        "additionalProperties": false,
        "properties": {
          "sheets": {
            "type": "array",
            "minItems": 1,
            "maxItems": 200,
            "items": {
              "$ref": "#/components/schemas/SheetLayout"
            }
          },
          "hidden": {
            "type": "boolean",
            "description": "Also reads hidden rows and columns; default false"
          }
        }
      },
      "SheetLayout": {
        "type": "object",
        "required": [
          "sheet",
          "header",
          "columns"
        ],
        "additionalProperties": false,
        "properties": {
          "sheet": {
            "type": "string",
            "maxLength": 200,
            "description": "The sheet's name"
          },
          "header": {
            "type": [
              "integer",
              "null"
            ],
            "minimum": 1,
            "description": "Line of the column titles. It and all lines above are headings. Null without titles."
          },
          "columns": {
            "type": "array",
            "description": "In any order. The strongest kind counts first",
            "minItems": 1,
            "maxItems": 40,
            "items": {
              "type": "object",
              "required": [
                "column",
                "kind"
              ],
              "additionalProperties": false,
              "properties": {
                "column": {
                  "type": "integer",
                  "minimum": 0,
                  "maximum": 16383,
                  "description": "Column index, from 0"
                },
                "kind": {
                  "$ref": "#/components/schemas/IdentifierKind"
                }
              }
            }
          }
        }
      },
      "PanelFileCheck": {
        "type": "object",
        "description": "What an exported panel states about its content, and what its content is",
        "required": [
          "version",
          "count",
          "stated",
          "computed"
        ],
        "additionalProperties": false,
        "properties": {
          "version": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "V_7K",
              "V_11K",
              null
            ],
            "description": "The assay version that the list states"
          },
          "count": {
            "type": "integer",
            "minimum": 0,
            "description": "Number of distinct SeqIds"
          },
          "stated": {
            "type": [
              "string",
              "null"
            ],
            "pattern": "^sha256:[0-9a-f]{64}$",
            "description": "The content hash that the list states; null if it states none"
          },
          "computed": {
            "type": [
              "string",
              "null"
            ],
            "pattern": "^sha256:[0-9a-f]{64}$",
            "description": "The content hash of the version and the SeqIds"
          }
        }
      },
      "SheetPreview": {
        "type": "object",
        "description": "First rows of a sheet, and the detected kinds of its columns",
        "required": [
          "sheet",
          "rowCount",
          "header",
          "columns",
          "rows"
        ],
        "additionalProperties": false,
        "properties": {
          "sheet": {
            "type": "string"
          },
          "hidden": {
            "type": "boolean",
            "description": "True for a hidden sheet, whose rows are not read; else absent"
          },
          "hiddenRows": {
            "type": "integer",
            "minimum": 1,
            "description": "Hidden rows with content, read or not; absent without any"
          },
          "hiddenColumns": {
            "type": "integer",
            "minimum": 1,
            "description": "Hidden columns with content in a visible row; absent without any"
          },
          "rowCount": {
            "type": "integer",
            "minimum": 0,
            "description": "Rows with content, without hidden rows unless requested"
          },
          "header": {
            "type": [
              "integer",
              "null"
            ],
            "minimum": 1,
            "description": "Line of the column titles"
          },
          "columns": {
            "type": "array",
            "description": "Columns with content, from left to right; at most 256",
            "maxItems": 256,
            "items": {
              "type": "object",
              "required": [
                "column",
                "title",
                "kind",
                "guess",
                "share"
              ],
              "additionalProperties": false,
              "properties": {
                "column": {
                  "type": "integer",
                  "minimum": 0,
                  "description": "Column index, from 0"
                },
                "title": {
                  "type": [
                    "string",
                    "null"
                  ],
                  "description": "Title in the header, up to 200 characters"
                },
                "kind": {
                  "description": "The kind to read; null if the column is not read",
                  "oneOf": [
                    {
                      "$ref": "#/components/schemas/IdentifierKind"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "guess": {
                  "type": [
                    "string",
                    "null"
                  ],
                  "description": "Detected by `title`, by `content`, or as the only `one`; null if not read",
                  "enum": [
                    "title",
                    "content",
                    "one",
                    null
                  ]
                },
                "share": {
                  "type": [
                    "number",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 1,
                  "description": "Share of cells of that kind among the first rows"
                }
              }
            }
          },
          "rows": {
            "type": "array",
            "description": "The first 20 rows",
            "maxItems": 20,
            "items": {
              "type": "object",
              "required": [
                "line",
                "cells"
              ],
              "additionalProperties": false,
              "properties": {
                "line": {
                  "type": "integer",
                  "minimum": 1
                },
                "cells": {
                  "type": "array",
                  "description": "Texts of the cells from the first column, up to 200 characters each; null if empty",
                  "items": {
                    "type": [
                      "string",
                      "null"
                    ]
                  }
                }
              }
            }
          }
        }
      },
      "ImportCandidate": {
        "type": "object",
        "description": "A reagent that a row may mean",
        "required": [
          "seqId",
          "fullName",
          "targetName",
          "uniProtId",
          "entrezGeneName"
        ],
        "additionalProperties": false,
        "properties": {
          "seqId": {
            "$ref": "#/components/schemas/SeqId"
          },
          "fullName": {
            "$ref": "#/components/schemas/NullableText"
          },
          "targetName": {
            "$ref": "#/components/schemas/NullableText"
          },
          "uniProtId": {
            "$ref": "#/components/schemas/NullableList"
          },
          "entrezGeneName": {
            "$ref": "#/components/schemas/NullableList"
          }
        }
      },
      "ImportedRow": {
        "type": "object",
        "description": "The answer for one row. The fields of a reagent are those of the found one, for a duplicate of the one found earlier,\nelse null.\n",
        "required": [
          "sheet",
          "line",
          "raw",
          "column",
          "kind",
          "status",
          "reason",
          "duplicateOf",
          "duplicateSheet",
          "existsInDB",
          "candidates",
          "elsewhere",
          "meanings",
          "evidence",
          "seqId",
          "fullName",
          "targetName",
          "uniProtId",
          "entrezGeneName"
        ],
        "additionalProperties": false,
        "properties": {
          "sheet": {
            "type": "string",
            "description": "The sheet's name"
          },
          "line": {
            "type": "integer",
            "minimum": 1,
            "description": "The row's number in its sheet, as a spreadsheet shows it"
          },
          "raw": {
            "type": "string",
            "description": "The row's strongest identifier as written, else its first cell; up to 200 characters"
          },
          "column": {
            "type": [
              "integer",
              "null"
            ],
            "minimum": 0,
            "description": "Column of that cell, from 0; null without one"
          },
          "kind": {
            "description": "Kind of that column; null for a row that is no item",
            "oneOf": [
              {
                "$ref": "#/components/schemas/IdentifierKind"
              },
              {
                "type": "null"
              }
            ]
          },
          "status": {
            "$ref": "#/components/schemas/ImportStatus"
          },
          "reason": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/ImportReason"
              },
              {
                "type": "null"
              }
            ]
          },
          "count": {
            "type": "integer",
            "minimum": 1,
            "description": "Rows or columns that a `hidden_rows`, `hidden_columns` or `repeated_rows` note stands for, or reagents that `words`\nonly counts; else absent\n"
          },
          "duplicateOf": {
            "type": [
              "integer",
              "null"
            ],
            "description": "The line that a duplicate repeats"
          },
          "duplicateSheet": {
            "type": [
              "string",
              "null"
            ],
            "description": "The sheet of that line"
          },
          "existsInDB": {
            "type": "boolean",
            "description": "True if the row, as written, names reagents on the menu: exact, normalised, several, their duplicates"
          },
          "candidates": {
            "type": "array",
            "description": "Possible reagents of the version, or a withdrawn one",
            "items": {
              "$ref": "#/components/schemas/ImportCandidate"
            }
          },
          "elsewhere": {
            "type": "array",
            "description": "Possible reagents of the other version",
            "items": {
              "$ref": "#/components/schemas/ImportCandidate"
            }
          },
          "meanings": {
            "type": "array",
            "description": "Readings of all cells behind the answer; empty for a row found as written",
            "items": {
              "$ref": "#/components/schemas/ImportMeaning"
            }
          },
          "evidence": {
            "type": "array",
            "description": "For a row found as written: its other cells, which agree",
            "items": {
              "$ref": "#/components/schemas/ImportEvidence"
            }
          },
          "seqId": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/SeqId"
              },
              {
                "type": "null"
              }
            ]
          },
          "fullName": {
            "$ref": "#/components/schemas/NullableText"
          },
          "targetName": {
            "$ref": "#/components/schemas/NullableText"
          },
          "uniProtId": {
            "$ref": "#/components/schemas/NullableList"
          },
          "entrezGeneName": {
            "$ref": "#/components/schemas/NullableList"
          }
        }
      },
      "AppSettings": {
        "type": "object",
        "description": "An address is http(s), relative to the application's base path (such as `oidc`), or a path of the application (such as\n`/`).\n",
        "required": [
          "menuName",
          "api",
          "identity",
          "flags",
          "forms",
          "cookiePolicyUrl",
          "inactivityMs",
          "analyticsId",
          "errorReports",
          "links",
          "menuItems",
          "databases"
        ],
        "additionalProperties": false,
        "properties": {
          "menuName": {
            "type": "string",
            "minLength": 1,
            "description": "Top heading and default page title"
          },
          "api": {
            "type": "string",
            "description": "Address of /sat, such as `sat`"
          },
          "identity": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/NoIdentity"
              },
              {
                "$ref": "#/components/schemas/OidcIdentity"
              }
            ]
          },
          "flags": {
            "$ref": "#/components/schemas/FlagSettings"
          },
          "forms": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/FormSettings"
              },
              {
                "type": "null"
              }
            ]
          },
          "cookiePolicyUrl": {
            "type": [
              "string",
              "null"
            ],
            "description": "Script of a consent manager; null for the application's own page"
          },
          "inactivityMs": {
            "type": "integer",
            "minimum": 1000,
            "maximum": 120000,
            "description": "Milliseconds that a response may stall before the call times out"
          },
          "analyticsId": {
            "$ref": "#/components/schemas/NullableText"
          },
          "errorReports": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/ErrorReportSettings"
              },
              {
                "type": "null"
              }
            ]
          },
          "links": {
            "$ref": "#/components/schemas/ExternalLinks"
          },
          "menuItems": {
            "type": "array",
            "description": "Further items after the application's own, in this order",
            "items": {
              "$ref": "#/components/schemas/MenuItem"
            }
          },
          "databases": {
            "type": [
              "array",
              "null"
            ],
            "description": "Database links on spec sheets, in this order; null for the application's own list",
            "items": {
              "$ref": "#/components/schemas/DatabaseLink"
            }
          }
        }
      },
      "NoIdentity": {
        "type": "object",
        "description": "Sign-in is off",
        "required": [
          "kind"
        ],
        "additionalProperties": false,
        "properties": {
          "kind": {
            "const": "none"
          }
        }
      },
      "OidcIdentity": {
        "type": "object",
        "required": [
          "kind",
          "authority",
          "clientId",
          "audience",
          "scope",
          "claimNamespace",
          "logoutUrl",
          "loginErrorPath"
        ],
        "additionalProperties": false,
        "properties": {
          "kind": {
            "const": "oidc"
          },
          "authority": {
            "type": "string",
            "description": "The issuer; `oidc` is the server's own development provider"
          },
          "clientId": {
            "type": "string"
          },
          "audience": {
            "type": "string",
            "description": "The `audience` parameter of sign-in requests"
          },
          "scope": {
            "type": "string"
          },
          "claimNamespace": {
            "type": "string",
            "description": "Prefix of `roles` and `preferredCols` in tokens"
          },
          "logoutUrl": {
            "type": "string",
            "description": "Address after signing out"
          },
          "loginErrorPath": {
            "type": "string",
            "description": "Address after a failed sign-in"
          }
        }
      },
      "FlagSettings": {
        "type": "object",
        "description": "The flag service and only its own settings. `ofrep` has a `url`, below which /ofrep/v1 is. `split` has the `key` of an\nenvironment, `static` the `values`. Other services are possible.\n",
        "required": [
          "provider"
        ],
        "additionalProperties": false,
        "properties": {
          "provider": {
            "type": "string",
            "minLength": 1,
            "description": "Name of the service, such as `ofrep`"
          },
          "url": {
            "type": "string",
            "description": "Address of the service; empty for the application's base path"
          },
          "key": {
            "type": "string",
            "description": "The browser's key for the service"
          },
          "values": {
            "type": "object",
            "description": "The flags by key",
            "additionalProperties": {
              "type": [
                "string",
                "boolean",
                "number"
              ]
            }
          }
        }
      },
      "FormSettings": {
        "type": "object",
        "required": [
          "region",
          "portalId",
          "signUpFormId",
          "requestAccessFormId",
          "scriptUrl"
        ],
        "additionalProperties": false,
        "properties": {
          "region": {
            "type": "string",
            "enum": [
              "na1",
              "eu1"
            ]
          },
          "portalId": {
            "type": "string"
          },
          "signUpFormId": {
            "$ref": "#/components/schemas/NullableText"
          },
          "requestAccessFormId": {
            "$ref": "#/components/schemas/NullableText"
          },
          "scriptUrl": {
            "type": "string",
            "description": "Script that renders a form"
          }
        }
      },
      "ErrorReportSettings": {
        "type": "object",
        "required": [
          "dsn",
          "environment"
        ],
        "additionalProperties": false,
        "properties": {
          "dsn": {
            "type": "string"
          },
          "environment": {
            "type": "string"
          }
        }
      },
      "ExternalLinks": {
        "type": "object",
        "required": [
          "portal",
          "customerService",
          "studies",
          "dataVisualizationLogin",
          "requestAccess"
        ],
        "additionalProperties": false,
        "properties": {
          "portal": {
            "$ref": "#/components/schemas/NullableText"
          },
          "customerService": {
            "$ref": "#/components/schemas/NullableText"
          },
          "studies": {
            "$ref": "#/components/schemas/NullableText"
          },
          "dataVisualizationLogin": {
            "$ref": "#/components/schemas/NullableText"
          },
          "requestAccess": {
            "allOf": [
              {
                "$ref": "#/components/schemas/NullableText"
              }
            ],
            "description": "Address for access requests if there is no form; http, https or mailto"
          }
        }
      },
      "MenuItem": {
        "type": "object",
        "required": [
          "label",
          "url",
          "roles"
        ],
        "additionalProperties": false,
        "properties": {
          "label": {
            "type": "string",
            "minLength": 1
          },
          "url": {
            "type": "string"
          },
          "roles": {
            "type": [
              "array",
              "null"
            ],
            "description": "Roles that see the item; null for every role but SSM-Public",
            "items": {
              "$ref": "#/components/schemas/RoleTitle"
            }
          }
        }
      },
      "DatabaseLink": {
        "type": "object",
        "required": [
          "label",
          "template"
        ],
        "additionalProperties": false,
        "properties": {
          "label": {
            "type": "string",
            "minLength": 1
          },
          "template": {
            "type": "string",
            "description": "An https address with either `{accession}` or `{gene}`"
          }
        }
      },
      "FileId": {
        "type": "string",
        "pattern": "^[A-Za-z0-9_-]{1,64}$"
      },
      "FileList": {
        "type": "object",
        "required": [
          "categories"
        ],
        "additionalProperties": false,
        "properties": {
          "categories": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/FileCategory"
            }
          }
        }
      },
      "FileCategory": {
        "type": "object",
        "required": [
          "id",
          "title",
          "description",
          "files"
        ],
        "additionalProperties": false,
        "properties": {
          "id": {
            "type": "string",
            "pattern": "^[a-z0-9][a-z0-9-]{0,59}$",
            "description": "Part of the address of its page"
          },
          "title": {
            "type": "string",
            "minLength": 1,
            "maxLength": 200
          },
          "description": {
            "$ref": "#/components/schemas/NullableText"
          },
          "files": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/ListedFile"
            }
          }
        }
      },
      "ListedFile": {
        "type": "object",
        "required": [
          "id",
          "name",
          "title",
          "description",
          "isDemo",
          "size",
          "changed",
          "sha256",
          "problem"
        ],
        "additionalProperties": false,
        "properties": {
          "id": {
            "$ref": "#/components/schemas/FileId"
          },
          "name": {
            "type": "string",
            "minLength": 1,
            "maxLength": 120,
            "description": "File name of the download"
          },
          "title": {
            "type": "string",
            "minLength": 1,
            "maxLength": 200
          },
          "description": {
            "$ref": "#/components/schemas/NullableText"
          },
          "isDemo": {
            "type": "boolean",
            "description": "Whether it has data of a demo catalogue"
          },
          "size": {
            "type": [
              "integer",
              "null"
            ],
            "minimum": 0,
            "description": "In bytes; null with a problem"
          },
          "changed": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "description": "Last change; null with a problem"
          },
          "changedOn": {
            "type": "string",
            "format": "date",
            "description": "The date of `changed`, such as 2026-11-22, if the time has no meaning: for release notes and demo catalogues.\n`changed` is then midnight UTC of this date. The date is the same in every time zone.\n"
          },
          "sha256": {
            "type": [
              "string",
              "null"
            ],
            "pattern": "^[0-9a-f]{64}$",
            "description": "SHA-256 in hexadecimal digits; null with a problem"
          },
          "problem": {
            "$ref": "#/components/schemas/FileProblem"
          }
        }
      },
      "FileProblem": {
        "description": "Why the file cannot be downloaded; null if it can. `missing`: the file does not exist. `changed`: its checksum differs\nfrom the index. `outside`: its path is outside the folder. `unreadable`: the server may not read it, or it is no file.\n`not_ready`: its catalogue is not loaded yet.\n",
        "enum": [
          "missing",
          "changed",
          "outside",
          "unreadable",
          "not_ready",
          null
        ]
      },
      "ReleaseNote": {
        "type": "object",
        "required": [
          "version",
          "date",
          "title",
          "markdown"
        ],
        "additionalProperties": false,
        "properties": {
          "version": {
            "type": "string",
            "pattern": "^[0-9A-Za-z][0-9A-Za-z.+-]{0,39}$",
            "description": "Such as 1.2.0; unique"
          },
          "date": {
            "type": "string",
            "format": "date",
            "description": "Release date, such as 2026-11-22"
          },
          "title": {
            "type": "string",
            "minLength": 1,
            "maxLength": 200
          },
          "markdown": {
            "type": "string",
            "maxLength": 262144,
            "description": "CommonMark with tables; HTML is shown as text"
          }
        }
      },
      "FlagEvaluation": {
        "type": "object",
        "required": [
          "key",
          "value",
          "reason",
          "variant"
        ],
        "additionalProperties": false,
        "properties": {
          "key": {
            "type": "string",
            "minLength": 1
          },
          "value": {
            "type": [
              "string",
              "boolean",
              "number"
            ]
          },
          "reason": {
            "const": "STATIC"
          },
          "variant": {
            "type": "string",
            "description": "The value as text"
          }
        }
      },
      "ProblemCode": {
        "type": "string",
        "enum": [
          "invalid_parameter",
          "unknown_version",
          "unknown_field",
          "unknown_filter",
          "invalid_filter",
          "invalid_operator",
          "invalid_number",
          "invalid_range",
          "too_many_clauses",
          "too_many_keywords",
          "filter_not_in_version",
          "not_on_menu",
          "unauthenticated",
          "forbidden",
          "filter_forbidden",
          "not_found",
          "analyte_not_found",
          "method_not_allowed",
          "not_acceptable",
          "conflict",
          "name_taken",
          "too_many_panels",
          "too_many_versions",
          "too_many_collections",
          "too_much_stored",
          "precondition_failed",
          "payload_too_large",
          "unsupported_media_type",
          "range_not_satisfiable",
          "too_many_rows",
          "unreadable_workbook",
          "empty_workbook",
          "precondition_required",
          "too_many_requests",
          "too_much_sent",
          "headers_too_large",
          "internal",
          "unavailable",
          "insufficient_storage"
        ]
      },
      "Problem": {
        "type": "object",
        "required": [
          "type",
          "title",
          "status",
          "detail",
          "code",
          "requestId"
        ],
        "additionalProperties": false,
        "properties": {
          "type": {
            "type": "string",
            "format": "uri-reference"
          },
          "title": {
            "type": "string"
          },
          "status": {
            "type": "integer",
            "minimum": 400,
            "maximum": 599
          },
          "detail": {
            "type": "string",
            "description": "The cause and the remedy"
          },
          "code": {
            "$ref": "#/components/schemas/ProblemCode"
          },
          "field": {
            "type": "string",
            "description": "Parameter, body member or filter key at fault"
          },
          "clause": {
            "type": "integer",
            "minimum": 1,
            "description": "Filter clause at fault, from 1"
          },
          "panelId": {
            "type": "string",
            "description": "The caller's panel that already has the name"
          },
          "collectionId": {
            "type": "string",
            "description": "The caller's own collection that already has the name"
          },
          "number": {
            "type": "integer",
            "minimum": 1,
            "description": "Current number of a changed panel"
          },
          "etag": {
            "type": "string",
            "description": "Current ETag of the changed panel or own collection"
          },
          "seqIds": {
            "type": "array",
            "description": "SeqIds off the menu, at most 20",
            "maxItems": 20,
            "items": {
              "type": "string"
            }
          },
          "count": {
            "type": "integer",
            "minimum": 1,
            "description": "Number of SeqIds off the menu"
          },
          "nearest": {
            "type": "array",
            "description": "Similar SeqIds on the menu, nearest first",
            "maxItems": 5,
            "items": {
              "$ref": "#/components/schemas/SeqId"
            }
          },
          "otherVersion": {
            "description": "The other version if its menu has the SeqId",
            "$ref": "#/components/schemas/AssayVersion"
          },
          "withdrawn": {
            "description": "Present for a SeqId that is no longer offered",
            "$ref": "#/components/schemas/WithdrawnReagent"
          },
          "offMenu": {
            "type": "string",
            "enum": [
              "not_human",
              "control",
              "not_offered"
            ],
            "description": "Why menus leave out a SeqId that a catalogue has; the reasons of an import"
          },
          "requestId": {
            "type": "string"
          }
        }
      }
    }
  }
} as const;
